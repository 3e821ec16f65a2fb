import { createSectionLoader } from '../client/createSectionLoader';

describe('createSectionLoader', () => {
  it('loads a section once, into the routes that the router reads', async () => {
    const load = jest.fn().mockResolvedValue({ default: ['/x/a', '/x/b'] });
    const routes: string[] = [];
    const loadRoutes = createSectionLoader(load, routes);
    await Promise.all([loadRoutes(), loadRoutes()]);
    expect(routes).toEqual(['/x/a', '/x/b']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: ['/x/a'] });
    const routes: string[] = [];
    const loadRoutes = createSectionLoader(load, routes);
    await expect(loadRoutes()).rejects.toThrow('offline');
    await loadRoutes();
    expect(routes).toEqual(['/x/a']);
  });
});
