import { useRef, useState, useSyncExternalStore } from 'react';
import { readAnswer, subscribeToAnswers, writeAnswer, type Answer } from './answers';
import { sendFeedback, type Feedback } from './sendFeedback';

/** How an answer stands: with the reader only, on its way, arrived, or not arrived. */
export type FeedbackState = 'open' | 'kept' | 'sending' | 'sent' | 'failed';

/** Where feedback goes, and about what. */
export interface FeedbackTarget {
  /** Key of the answer: the page's path, language included. */
  path: string;
  /** Absent, nothing is ever sent. */
  url: string | undefined;
  about: Omit<Feedback, 'answer' | 'comment'>;
}

interface Attempt {
  path: string;
  answer: Answer;
  state: FeedbackState;
}

export interface FeedbackControl {
  answer: Answer | undefined;
  state: FeedbackState;
  /** Keeps the answer and, where there is somebody to send it to, sends it. */
  choose: (answer: Answer) => void;
  /** Sends the answer again, with what the reader has to say. */
  send: (comment?: string) => void;
}

/**
 * The reader's answer about a page. It is kept before it is sent, so that no failure
 * loses it; what an older attempt brings is ignored.
 */
export function useFeedback({ path, url, about }: FeedbackTarget): FeedbackControl {
  const stored = useSyncExternalStore(
    subscribeToAnswers,
    () => readAnswer(path),
    () => undefined,
  );
  const [latest, setLatest] = useState<Attempt>();
  const current = latest?.path === path ? latest : undefined;
  // Where the browser keeps nothing, the answer holds for as long as the page is open.
  const answer = current?.answer ?? stored;
  const attempts = useRef(0);

  async function post(feedback: Feedback, to: string) {
    attempts.current += 1;
    const own = attempts.current;
    const attempt = { path, answer: feedback.answer };
    setLatest({ ...attempt, state: 'sending' });
    const state = await sendFeedback(to, feedback).then(
      () => 'sent' as const,
      () => 'failed' as const,
    );
    if (own === attempts.current) {
      setLatest({ ...attempt, state });
    }
  }

  return {
    answer,
    state: current?.state ?? (answer === undefined ? 'open' : 'kept'),
    choose(chosen) {
      writeAnswer(path, chosen);
      if (url === undefined) {
        setLatest({ path, answer: chosen, state: 'kept' });
      } else {
        void post({ ...about, answer: chosen }, url);
      }
    },
    send(comment) {
      if (url !== undefined && answer !== undefined) {
        void post({ ...about, answer, ...(comment && { comment }) }, url);
      }
    },
  };
}
