import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import MailOutlineIcon from '@mui/icons-material/MailOutline';
import MapOutlinedIcon from '@mui/icons-material/MapOutlined';
import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';

export type Kind = 'box' | 'letters' | 'maps' | 'photos';

export interface ArchiveEntry {
  id: string;
  label: string;
  kind: Kind;
  /** Sheets in it. */
  sheets?: number;
  children?: ArchiveEntry[];
}

export const KIND_ICONS = {
  box: FolderOutlinedIcon,
  letters: MailOutlineIcon,
  maps: MapOutlinedIcon,
  photos: PhotoCameraOutlinedIcon,
};

export const archive: ArchiveEntry[] = [
  {
    id: 'box-12',
    label: 'Box 12: Lighthouse',
    kind: 'box',
    children: [
      {
        id: 'keeper',
        label: 'Keeper to the harbor office',
        kind: 'letters',
        sheets: 41,
      },
      { id: 'reef', label: 'Reef, before 1890', kind: 'maps', sheets: 3 },
      { id: 'storm', label: 'After the storm', kind: 'photos', sheets: 16 },
    ],
  },
  {
    id: 'box-13',
    label: 'Box 13: Ferry',
    kind: 'box',
    children: [{ id: 'route', label: 'Routes', kind: 'maps', sheets: 8 }],
  },
];
