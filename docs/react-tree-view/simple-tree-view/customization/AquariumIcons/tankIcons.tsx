import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** A closed tank. */
export function LidIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3 6h18v4H3zm1 6h16v9H4z" />
    </SvgIcon>
  );
}

/** An open tank that shows the water. */
export function OpenTankIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3 3h2v16h14V3h2v18H3zm4 8h10v6H7z" />
    </SvgIcon>
  );
}

export function FishIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M2 12c3-5 10-7 15-1l5-4v10l-5-4c-5 6-12 4-15-1zm5-1.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z" />
    </SvgIcon>
  );
}
