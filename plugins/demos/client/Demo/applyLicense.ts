/** Sets the license key, where the build has one; else the bundler drops the import. */
export async function applyLicense(): Promise<void> {
  if (process.env.MUI_X_LICENSE_KEY) {
    const { LicenseInfo } = await import('@mui/x-license');
    LicenseInfo.setLicenseKey(process.env.MUI_X_LICENSE_KEY);
  }
}
