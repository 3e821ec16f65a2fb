import AlbumOutlinedIcon from '@mui/icons-material/AlbumOutlined';
import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

export interface ShelfLabelProps {
  name: string;
  icon: SvgIconComponent;
  /** Pieces that are on loan. */
  loans?: number;
}

export interface Shelf extends ShelfLabelProps {
  id: string;
  shelves?: Shelf[];
}

export const library: Shelf[] = [
  {
    id: 'reading',
    name: 'Reading room',
    icon: MenuBookOutlinedIcon,
    shelves: [
      {
        id: 'reading-travel',
        name: 'Travel',
        icon: MenuBookOutlinedIcon,
        loans: 12,
      },
      { id: 'reading-poetry', name: 'Poetry', icon: MenuBookOutlinedIcon },
    ],
  },
  { id: 'listening', name: 'Listening room', icon: AlbumOutlinedIcon, loans: 3 },
];
