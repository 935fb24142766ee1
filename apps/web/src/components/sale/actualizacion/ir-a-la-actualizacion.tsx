import { goTo } from '../../../lib/routes.ts'
import { ButtonLink } from '../../actions/button-link.tsx'

/** From a screen that is locked, or held by an open update, to where the update is made. */
export function IrALaActualizacion({ prospectoId }: { readonly prospectoId: number }) {
  return <ButtonLink to={goTo('postulantDatanew', { prospectoId })}>Ir a la actualización</ButtonLink>
}
