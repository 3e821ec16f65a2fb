import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Post {
  id: number;
  path: string[];
  hours: number;
}

export const posts: Post[] = [
  { id: 1, path: ['Stage'], hours: 312 },
  { id: 2, path: ['Stage', 'Carpenters'], hours: 188 },
  { id: 3, path: ['Stage', 'Fly crew'], hours: 124 },
  { id: 4, path: ['Sound and light'], hours: 140 },
  { id: 5, path: ['Sound and light', 'Follow spots'], hours: 60 },
];

export const columns: GridColDef<Post>[] = [
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

export const getTreeDataPath = (post: Post) => post.path;

export const groupingColDef = { headerName: 'Department', flex: 1, minWidth: 180 };
