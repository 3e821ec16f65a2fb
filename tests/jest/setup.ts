// The labels of all parts of the portal.
import '../../src/node/dictionary';

// Telemetry of the component libraries stays off in tests, as in builds.
process.env.MUI_X_TELEMETRY_DISABLED = 'true';
