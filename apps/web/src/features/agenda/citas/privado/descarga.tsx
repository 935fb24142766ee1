import { salidasMessages } from '@alerce/contract/messages/agenda/citas'
import { aDDMMYYYY, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { IconCalendarDown } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { callFile } from '../../../../lib/api/call.ts'
import { saveAs } from '../../../../lib/files.ts'
import type { Range } from '../range.ts'
import classes from './privado.module.css'

/** The days of a range, both in. */
const diasDe = ({ start, end }: Range) => ({ desde: aDDMMYYYY(start), hasta: aDDMMYYYY(sumaDias(end, -1)) })

/** What is on screen as a file for another calendar. */
export function Descarga({ range }: { readonly range: Range }) {
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
