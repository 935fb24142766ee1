import { Places } from '../components/layout/places.tsx'
import { Gate } from '../features/acceso/sesion/gate.tsx'
import { Vigencia } from '../features/acceso/vigencia/vigencia.tsx'
import { PorDeshacer } from '../features/base/deshacer/por-deshacer.tsx'
import { Campana } from '../features/base/notificaciones/campana.tsx'
import { Paleta } from '../features/base/paleta/paleta.tsx'
import { JefaturaNav } from './consola-nav.tsx'

/** Protected part of /dashboard, with the frame of every screen. */
export function DashboardShell() {
  return (
    <Gate
      places={<Places />}
      palette={<Paleta />}
      nav={<JefaturaNav />}
      bell={[<PorDeshacer key="deshacer" />, <Campana key="campana" />]}
      watch={<Vigencia />}
    />
  )
}
