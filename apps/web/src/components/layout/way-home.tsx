import { isRefusal } from '../../lib/api/errors.ts'
import { goTo } from '../../lib/routes.ts'
import { ButtonLink } from '../actions/button-link.tsx'

/** Beside the title of what could not be read: where there is none, to try again is no way on. */
export const wayHome = (error: unknown) =>
  isRefusal(error, 404) && <ButtonLink to={goTo('home')}>Volver al inicio</ButtonLink>
