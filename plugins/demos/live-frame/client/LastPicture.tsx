import { Component, createRef, type ReactNode } from 'react';

/**
 * Time after which a run counts as a good one, in milliseconds: its first effects are
 * through. An animation frame would not come while the frame is out of sight.
 */
const SETTLED = 50;

interface LastPictureProps {
  /** A number per run: a new one starts the demo afresh. */
  run: number;
  /** The demo. */
  children: ReactNode;
}

interface LastPictureState {
  run: number;
  failed: boolean;
}

/**
 * Catches what a demo throws, and shows the last good picture of it in its place: a copy of
 * the document's nodes, which can't throw again, and which nothing can be done with. The
 * root reports the error. Empty while there has been no good run.
 */
export default class LastPicture extends Component<
  LastPictureProps,
  LastPictureState,
  DocumentFragment | null
> {
  override state: LastPictureState = { run: this.props.run, failed: false };
  private readonly box = createRef<HTMLDivElement>();
  private picture: DocumentFragment | undefined;
  /** Whether the run at hand has got through its first effects. */
  private isGood = false;
  private timer: number | undefined;

  static getDerivedStateFromProps(
    { run }: LastPictureProps,
    state: LastPictureState,
  ) {
    return run === state.run ? null : { run, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.awaitGoodRun();
  }

  /** Before what was on the stage goes: that is the last moment to take its picture. */
  override getSnapshotBeforeUpdate(_: LastPictureProps, previous: LastPictureState) {
    const isOver = previous.run !== this.state.run || this.state.failed;
    if (!isOver || previous.failed || !this.isGood || this.box.current === null) {
      return null;
    }
    const picture = document.createDocumentFragment();
    picture.append(
      ...[...this.box.current.childNodes].map((node) => node.cloneNode(true)),
    );
    return picture;
  }

  override componentDidUpdate(
    _: LastPictureProps,
    previous: LastPictureState,
    picture: DocumentFragment | null,
  ) {
    this.picture = picture ?? this.picture;
    const { run, failed } = this.state;
    if (failed && !(previous.failed && previous.run === run)) {
      this.box.current?.replaceChildren(
        this.picture?.cloneNode(true) ?? document.createDocumentFragment(),
      );
    }
    if (run !== previous.run) {
      this.awaitGoodRun();
    }
  }

  override componentWillUnmount() {
    window.clearTimeout(this.timer);
  }

  private awaitGoodRun() {
    this.isGood = false;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.isGood = !this.state.failed;
    }, SETTLED);
  }

  override render() {
    const { run, failed } = this.state;
    return failed ? (
      <div key="picture" ref={this.box} inert />
    ) : (
      <div key={run} ref={this.box}>
        {this.props.children}
      </div>
    );
  }
}
