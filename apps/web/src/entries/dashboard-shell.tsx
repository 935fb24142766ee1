import { Campana } from '../features/notificaciones/campana.tsx'
import { Gate } from '../features/sesion/gate.tsx'
import { Vigencia } from '../features/vigencia/vigencia.tsx'
import { JefaturaNav } from './consola-nav.tsx'

/** The protected part of /dashboard, with what stands around every screen. */
export function DashboardShell() {
  return <Gate nav={<JefaturaNav />} bell={<Campana />} watch={<Vigencia />} />
}
