import { salidasMessages } from '@alerce/contract/messages/agenda/citas'
import { reservaMessages } from '@alerce/contract/messages/agenda/reservas'
import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { IconCalendarDown, IconFolderOpen, IconUserPlus } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { callFile } from '../../../../lib/api/call.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { saveAs } from '../../../../lib/files.ts'
import { goTo } from '../../../../lib/routes.ts'
import { showVenta } from '../../../../lib/sale/show-venta.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { Cita } from '../citas.ts'
import classes from './dialogos.module.css'

/** Opens the sale that an appointment is about. */
function VerLaVenta({ prospectoId }: { readonly prospectoId: number }) {
  const navigate = useWayOn()
  const { busy, run } = useAction(
    async () => navigate(await showVenta({ prospectoId })),
    carteraMessages.redirectFailed.text,
  )
  return (
    <Button kind="quiet" busy={busy} onClick={run}>
      <IconFolderOpen size={16} stroke={1.75} aria-hidden="true" />
      Ver la venta
    </Button>
  )
}

/** Makes a prospect of the client of a booking, and opens its form: the name was split by a rule. */
function CrearProspecto({ citaId }: { readonly citaId: number }) {
  const navigate = useWayOn()
  const reader = useReader()
  const crear = useWrite('crearProspectoDeReserva')
  const { busy, run } = useAction(async () => {
    const { prospectoId } = await crear.mutateAsync({ citaId })
    await navigate(goTo('addProspect', { prospectoId }))
  }, reservaMessages.prospectoFailed.text)
  return (
    <ReasonedButton kind="quiet" busy={busy} reason={reader} onClick={run}>
      <IconUserPlus size={16} stroke={1.75} aria-hidden="true" />
      Crear prospecto
    </ReasonedButton>
  )
}

/** From an appointment to the sale it is about, and out to another calendar. */
export function Enlaces({ cita: { citaId, prospectoId } }: { readonly cita: Cita }) {
  const [downloads, creates] = [useOffers('descargarCita'), useOffers('crearProspectoDeReserva')]
  const archivo = useAction(
    async () => saveAs(await callFile('descargarCita', { id: citaId }), `cita-${citaId}.ics`),
    salidasMessages.descargaFailed.text,
  )
  return (
    <div className={classes.links}>
      {prospectoId !== null && <VerLaVenta prospectoId={prospectoId} />}
      {prospectoId === null && creates && <CrearProspecto citaId={citaId} />}
      {downloads && (
        <Button kind="quiet" busy={archivo.busy} onClick={archivo.run}>
          <IconCalendarDown size={16} stroke={1.75} aria-hidden="true" />
          Descargar para mi calendario (.ics)
        </Button>
      )}
    </div>
  )
}
