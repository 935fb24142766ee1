import { salidasMessages } from '@alerce/contract/messages/agenda/citas'
import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { IconCalendarDown, IconFolderOpen } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { callFile } from '../../../../lib/api/call.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { saveAs } from '../../../../lib/files.ts'
import { showVenta } from '../../../../lib/sale/show-venta.ts'
import type { Cita } from '../citas.ts'
import classes from './dialogos.module.css'

/** From an appointment to the sale it is about, and out to another calendar. */
export function Enlaces({ cita: { citaId, prospectoId } }: { readonly cita: Cita }) {
  const navigate = useWayOn()
  const venta = useAction(async () => navigate(await showVenta({ prospectoId })), carteraMessages.redirectFailed.text)
  const archivo = useAction(
    async () => saveAs(await callFile('descargarCita', { id: citaId }), `cita-${citaId}.ics`),
    salidasMessages.descargaFailed.text,
  )
  return (
    <div className={classes.links}>
      <Button kind="quiet" busy={venta.busy} onClick={venta.run}>
        <IconFolderOpen size={16} stroke={1.75} aria-hidden="true" />
        Ver la venta
      </Button>
      <Button kind="quiet" busy={archivo.busy} onClick={archivo.run}>
        <IconCalendarDown size={16} stroke={1.75} aria-hidden="true" />
        Descargar para mi calendario (.ics)
      </Button>
    </div>
  )
}
