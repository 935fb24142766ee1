import { salidasMessages } from '@alerce/contract/messages/agenda/citas'
import { aDDMMYYYY, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { IconCalendarDown } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { callFile } from '../../../../lib/api/call.ts'
import { saveAs } from '../../../../lib/files.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { Range } from '../range.ts'
import { Conexiones } from './conexiones.tsx'
import { Direccion } from './direccion.tsx'
import classes from './privado.module.css'
import { useCalendarioPrivado } from './queries.ts'

/** The days of a range, both in. */
const diasDe = ({ start, end }: Range) => ({ desde: aDDMMYYYY(start), hasta: aDDMMYYYY(sumaDias(end, -1)) })

/** Download of the days on screen as a file for another calendar. */
function Descarga({ range }: { readonly range: Range }) {
  const dias = diasDe(range)
  const { desde, hasta } = dias
  const { busy, run } = useAction(
    async () => saveAs(await callFile('descargarAgenda', dias), `agenda-${desde}-${hasta}.ics`),
    salidasMessages.descargaFailed.text,
  )
  return (
    <>
      <p>
        <Enteros>
          Las citas que están en pantalla, {desde === hasta ? `del ${desde}` : `del ${desde} al ${hasta}`}, para
          abrirlas una vez en otro calendario. No se actualizan.
        </Enteros>
      </p>
      <div className={classes.buttons}>
        <Button busy={busy} onClick={run}>
          <IconCalendarDown size={16} stroke={1.75} aria-hidden="true" />
          Descargar agenda (.ics)
        </Button>
      </div>
    </>
  )
}

interface PrivadoDialogProps {
  readonly range: Range
  readonly onClose: () => void
}

export function PrivadoDialog({ range, onClose }: PrivadoDialogProps) {
  const reader = useReader('Solo un asesor tiene una dirección de su agenda.')
  return (
    <Dialog
      title="Mi calendario en otros programas"
      wide
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      {!reader && (
        <section className={classes.part}>
          <h3>Calendario conectado</h3>
          <p>
            Su agenda en el calendario del teléfono o del computador, en ambos sentidos: lo que anota allí bloquea la
            hora aquí, y la cita que mueve o borra allí se mueve o se cancela aquí. Nunca lleva datos de salud ni
            comentarios.
          </p>
          <Conexiones />
        </section>
      )}
      <section className={classes.part}>
        <h3>Dirección privada</h3>
        <p>
          Péguela en Google Calendar, Outlook o el teléfono, como calendario por dirección (URL), y su agenda aparece
          allí siempre al día, solo para leer. Quien la tenga ve la hora de sus citas y el nombre e inicial de cada
          persona; nunca datos de salud ni comentarios.
        </p>
        {reader ? <Notice tone="info">{reader}</Notice> : <Propia />}
      </section>
      <section className={classes.part}>
        <h3>Archivo</h3>
        <Descarga range={range} />
      </section>
    </Dialog>
  )
}

function Propia() {
  const calendario = useCalendarioPrivado()
  return (
    <Loaded of={calendario} failure={salidasMessages.calendarioFailed.text} ghost={<SkeletonLines count={2} />}>
      {(estado) => <Direccion estado={estado} />}
    </Loaded>
  )
}
