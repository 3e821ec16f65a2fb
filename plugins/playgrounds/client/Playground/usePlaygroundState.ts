import { useCallback, useMemo } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import {
  formatPlaygroundQuery,
  parsePlaygroundState,
  type KnobValue,
  type KnobValues,
  type PlaygroundData,
  type PlaygroundFault,
} from '../../common';

interface PlaygroundState {
  values: KnobValues;
  /** What the address asks for and no knob can give. */
  faults: PlaygroundFault[];
  /** Gives a prop a value, or takes it away. */
  turn: (prop: string, value: KnobValue | undefined) => void;
  /** Gives all props back what they had at first. */
  reset: () => void;
}

/** The props of a component, as the page's address says them. */
export function usePlaygroundState(
  name: string,
  { knobs, initial }: PlaygroundData,
): PlaygroundState {
  const history = useHistory();
  const { search } = useLocation();
  const parsed = useMemo(
    () => parsePlaygroundState(search, knobs, initial),
    [search, knobs, initial],
  );
  const write = useCallback(
    (values: KnobValues) => {
      const { location } = history;
      history.replace({
        ...location,
        search: formatPlaygroundQuery(location.search, name, values, initial),
      });
    },
    [history, name, initial],
  );
  const turn = useCallback(
    (prop: string, value: KnobValue | undefined) => {
      // The router may be on its way to the last change.
      const { values } = parsePlaygroundState(
        history.location.search,
        knobs,
        initial,
      );
      write(
        Object.fromEntries(
          Object.entries({ ...values, [prop]: value }).filter(
            (entry): entry is [string, KnobValue] => entry[1] !== undefined,
          ),
        ),
      );
    },
    [history, knobs, initial, write],
  );
  return { ...parsed, turn, reset: () => write(initial) };
}
