import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import MicNoneIcon from '@mui/icons-material/MicNone';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import NewspaperIcon from '@mui/icons-material/Newspaper';

export type Kind = 'block' | 'news' | 'talk' | 'music' | 'embargo';

export interface Broadcast {
  id: string;
  label: string;
  kind: Kind;
  children?: Broadcast[];
}

/** The icon for each kind of broadcast; blocks keep the tree's icons. */
export const KIND_SLOTS = {
  block: {},
  news: { endIcon: NewspaperIcon },
  talk: { endIcon: MicNoneIcon },
  music: { endIcon: MusicNoteIcon },
  embargo: { icon: LockOutlinedIcon },
};

export const program: Broadcast[] = [
  {
    id: 'morning',
    label: 'Morning',
    kind: 'block',
    children: [
      { id: 'morning-news', label: '06:00 Headlines', kind: 'news' },
      { id: 'morning-harbor', label: '06:20 From the harbor', kind: 'talk' },
      { id: 'morning-strings', label: '07:00 Early strings', kind: 'music' },
    ],
  },
  {
    id: 'noon',
    label: 'Noon',
    kind: 'block',
    children: [{ id: 'noon-garden', label: '12:10 Garden hour', kind: 'talk' }],
  },
  {
    id: 'evening',
    label: 'Evening, not announced yet',
    kind: 'embargo',
    children: [{ id: 'evening-live', label: '20:00 Live', kind: 'music' }],
  },
];
