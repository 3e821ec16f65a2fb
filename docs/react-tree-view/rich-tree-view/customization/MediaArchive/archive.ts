import AlbumOutlinedIcon from '@mui/icons-material/AlbumOutlined';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import PhotoOutlinedIcon from '@mui/icons-material/PhotoOutlined';
import TheatersOutlinedIcon from '@mui/icons-material/TheatersOutlined';

export type Kind = 'folder' | 'photo' | 'film' | 'record' | 'sealed';

export interface ArchiveItem {
  id: string;
  label: string;
  kind: Kind;
  children?: ArchiveItem[];
}

/** What stands before an item of a kind; folders keep the icons of the tree. */
export const KIND_SLOTS = {
  folder: {},
  photo: { endIcon: PhotoOutlinedIcon },
  film: { endIcon: TheatersOutlinedIcon },
  record: { endIcon: AlbumOutlinedIcon },
  sealed: { icon: LockOutlinedIcon },
};

export const archive: ArchiveItem[] = [
  {
    id: 'fair',
    label: 'Harvest fair',
    kind: 'folder',
    children: [
      { id: 'fair-parade', label: 'Parade', kind: 'film' },
      { id: 'fair-crowd', label: 'Crowd at the gate', kind: 'photo' },
      { id: 'fair-band', label: 'Brass band', kind: 'record' },
    ],
  },
  {
    id: 'bridge',
    label: 'Building the bridge',
    kind: 'folder',
    children: [{ id: 'bridge-first', label: 'First pillar', kind: 'photo' }],
  },
  {
    id: 'letters',
    label: 'Letters, until next year',
    kind: 'sealed',
    children: [{ id: 'letters-mayor', label: 'To the mayor', kind: 'photo' }],
  },
];
