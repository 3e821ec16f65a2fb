import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import type { MarkupState } from '../Markup';
import { formatRowQuery, parseRowQuery } from './rowQueryAddress';
import { createRowList, type RowList, EVERYTHING, type RowQuery } from './rows';
import type { ToolbarOptions } from './Toolbar';
import './askedRows.module.css';

/** How long a reader has to pause before the address follows, in milliseconds. */
const PAUSE = 200;

export interface RowQueryState {
  query: RowQuery;
  /** How many rows are shown. */
  shown: number;
  change: (patch: Partial<RowQuery>) => void;
}

interface RowQueryRequest {
  table: RefObject<HTMLTableElement | null>;
  /** The list's name, which its parameters in the address begin with. */
  list: string;
  options: ToolbarOptions;
  markupState: MarkupState;
}

/**
 * Lets the address say what is shown, once the reader pauses.
 *
 * @returns what it has written last, until that is in the address
 */
function useAddress(list: string, query: RowQuery, isChanged: boolean) {
  const history = useHistory();
  const writtenRef = useRef<string>(undefined);
  useEffect(() => {
    if (!isChanged) {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      const { location } = history;
      const search = formatRowQuery(location.search, list, query);
      if (search !== location.search) {
        writtenRef.current = search;
        history.replace({ ...location, search });
      }
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [history, list, query, isChanged]);
  return writtenRef;
}

/**
 * What the reader, or the address, asks of a table's rows. A change is carried out on the
 * table itself, whose rows React doesn't know.
 */
export function useRowQuery({
  table,
  list,
  options,
  markupState,
}: RowQueryRequest): RowQueryState {
  const { search } = useLocation();
  const [state, setState] = useState({
    query: EVERYTHING,
    shown: options.count,
    isChanged: false,
  });
  const rows = useRef<RowList>(undefined);
  const show = (query: RowQuery, isChanged: boolean) => {
    const body = table.current?.tBodies[0];
    if (body !== undefined) {
      rows.current ??= createRowList(body);
      setState({ query, shown: rows.current.show(query), isChanged });
    }
  };
  const writtenRef = useAddress(list, state.query, state.isChanged);
  const follow = useEffectEvent(() => {
    if (search === writtenRef.current) {
      // The reader may have gone on since then.
      writtenRef.current = undefined;
      return;
    }
    const asked = parseRowQuery(search, list, options);
    if (formatRowQuery('', list, asked) !== formatRowQuery('', list, state.query)) {
      show(asked, false);
    }
  });
  useEffect(() => follow(), [search, markupState]);
  return {
    query: state.query,
    shown: state.shown,
    change: (patch) => show({ ...state.query, ...patch }, true),
  };
}
