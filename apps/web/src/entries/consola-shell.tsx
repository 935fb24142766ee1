import { Gate } from '../features/acceso/sesion/gate.tsx'
import { Vigencia } from '../features/acceso/vigencia/vigencia.tsx'
import { PorDeshacer } from '../features/base/deshacer/por-deshacer.tsx'
import { Campana } from '../features/base/notificaciones/campana.tsx'
import { Paleta } from '../features/base/paleta/paleta.tsx'
import { ConsolaNav } from './consola-nav.tsx'

/** Protected part of /consola, with the frame of every desk. */
export function ConsolaShell() {
  return (
    <Gate
      palette={<Paleta />}
      nav={<ConsolaNav />}
      bell={[<PorDeshacer key="deshacer" />, <Campana key="campana" />]}
      watch={<Vigencia />}
    />
  )
}
