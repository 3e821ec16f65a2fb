export type { AnalyticsService, PortalServices } from './services';
