/** What runs a reader's code and shows its faults, in a chunk that the first edit loads. */
export { default as EditedDemo } from '../../live/EditedDemo';
