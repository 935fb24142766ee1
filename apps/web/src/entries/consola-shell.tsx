import { Gate } from '../features/acceso/sesion/gate.tsx'
import { Vigencia } from '../features/acceso/vigencia/vigencia.tsx'
import { ConsolaNav } from './consola-nav.tsx'

/** The protected part of /consola, with what stands around every desk. */
export function ConsolaShell() {
  return <Gate nav={<ConsolaNav />} watch={<Vigencia />} />
}
