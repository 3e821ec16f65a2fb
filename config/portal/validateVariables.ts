import { Joi } from '@docusaurus/utils-validation';
import { LICENSE_KEY } from './libraries';

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>;

/** The variables that belong to the portal; an empty value counts as unset, as in a copied .env.example. */
function pickOwnVariables(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) =>
        (name.startsWith('PORTAL_') || name === LICENSE_KEY) && value !== '',
    ),
  );
}

/** A variable as a fault names it: with its value, if it has one that may be shown. */
function renderVariable(name: string, value: string | undefined): string {
  if (value === undefined) {
    return name;
  }
  return `${name}=${name === LICENSE_KEY ? '(hidden)' : `"${value}"`}`;
}

function createSchema(rules: Joi.SchemaMap): Joi.ObjectSchema {
  return Joi.object(rules)
    .pattern(/^PORTAL_/, Joi.any().forbidden())
    .messages({
      'any.unknown':
        'is not a setting of the portal: check the spelling against .env.example',
      'string.uri': 'must be an http or https address',
      'string.uriCustomScheme': 'must be an http or https address',
      'any.only': 'must be one of {#valids}',
    })
    .prefs({ abortEarly: false, stripUnknown: false, errors: { label: false } });
}

/**
 * Holds the portal's variables of an environment against their rules.
 *
 * @param rules a Joi schema by the name of each variable
 * @returns the variables as the rules have changed them, with defaults
 * @throws one Error that names every variable at fault, its rule and the way out;
 *   the license key's own value is never part of the message
 */
export function validateVariables<Variables>(
  env: Environment,
  rules: Joi.SchemaMap,
): Variables {
  const own = pickOwnVariables(env);
  const { value, error } = createSchema(rules).validate(own);
  if (error) {
    const faults = error.details.map(({ path, message }) => {
      const name = String(path[0]);
      return `- ${renderVariable(name, own[name])} ${message}`;
    });
    throw new Error(
      `The environment has invalid settings:\n${faults.join('\n')}\nEvery setting is described in .env.example; unset a variable to get its default.`,
    );
  }
  return value as Variables;
}
