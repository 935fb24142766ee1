import { useEffect } from 'react'
import { Places } from '../components/layout/places.tsx'
import { Gate } from '../features/acceso/sesion/gate.tsx'
import { Vigencia } from '../features/acceso/vigencia/vigencia.tsx'
import { PorDeshacer } from '../features/base/deshacer/por-deshacer.tsx'
import { Campana } from '../features/base/notificaciones/campana.tsx'
import { Paleta } from '../features/base/paleta/paleta.tsx'
import { useOnline } from '../lib/browser/use-online.ts'
import { mayWorkOffline, useSession } from '../lib/session/session.ts'
import { useWorksOffline } from '../lib/sin-red/mode.ts'
import { JefaturaNav } from './consola-nav.tsx'

/** Reads the day ahead, for an advisor who works without network in this browser. Renders nothing. */
function Ahead() {
  const wanted = mayWorkOffline(useSession())
  const [chosen, online] = [useWorksOffline(), useOnline()]
  useEffect(() => {
    if (!(wanted && chosen && online)) return
    const ends = new AbortController()
    void import('./ahead.ts').then(({ readAhead }) => readAhead(ends.signal)).catch(() => undefined)
    return () => ends.abort()
  }, [wanted, chosen, online])
  return null
}

/** Protected part of /dashboard, with the frame of every screen. */
export function DashboardShell() {
  return (
    <Gate
      places={<Places />}
      palette={<Paleta />}
      nav={<JefaturaNav />}
      bell={[<PorDeshacer key="deshacer" />, <Campana key="campana" />]}
      watch={[<Vigencia key="vigencia" />, <Ahead key="ahead" />]}
    />
  )
}
