import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Database } from 'sql.js';
import type { ApiError } from '../shared/employees';
import { findEmployees } from './queries';
import { readRequest, RequestError } from './request';

export function createApp(database: Database): Express {
  const app = express();

  app.get('/api/employees', (request, response) => {
    response.json(findEmployees(database, readRequest(request.query)));
  });

  app.use(sendError);
  return app;
}

const sendError: ErrorRequestHandler = (
  error: unknown,
  _request,
  response,
  next,
) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  let answer: ApiError;
  if (error instanceof RequestError) {
    answer = { error: error.message };
    response.status(400);
  } else {
    console.error(error);
    answer = { error: 'The server could not answer. Try again later.' };
    response.status(500);
  }
  response.json(answer);
};
