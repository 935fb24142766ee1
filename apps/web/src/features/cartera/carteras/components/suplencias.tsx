import { suplenciaMessages } from '@alerce/contract/messages/cartera/traspaso'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { type Cartera, casos } from '../../../../lib/carteras.ts'
import classes from '../carteras.module.css'
import { useTerminarSuplencia } from '../queries.ts'

interface SuplenciasProps {
  readonly de: Cartera
  readonly tell: Tell
}

/** Current and future substitutes of an advisor, each with a button that ends it. */
export function Suplencias({ de, tell }: SuplenciasProps) {
  if (de.suplencias.length === 0) return <span className={classes.nada}>Ninguna</span>
  return (
    <ul className={classes.suplencias} aria-label={`Suplencias de ${de.nombre}`}>
      {de.suplencias.map((suplencia) => (
        <SuplenciaDicha key={suplencia.suplenciaId} de={de} suplencia={suplencia} tell={tell} />
      ))}
    </ul>
  )
}

interface SuplenciaDichaProps extends SuplenciasProps {
  readonly suplencia: Cartera['suplencias'][number]
}

function SuplenciaDicha({ de, suplencia, tell }: SuplenciaDichaProps) {
  const { suplenciaId, cubre, desde, hasta, enCurso } = suplencia
  const terminar = useTerminarSuplencia()
  const confirm = useConfirm()
  const { busy, run } = useAction(async () => {
    const question = {
      title: enCurso ? 'Terminar la suplencia' : 'Quitar la suplencia',
      text: enCurso
        ? `Los casos que ${cubre} cubre vuelven hoy a ${de.nombre}.`
        : `${cubre} no cubrirá a ${de.nombre} desde el ${aDDMMYYYY(desde)}.`,
      accept: enCurso ? 'Terminar' : 'Quitar',
    }
    await confirm(question, () =>
      terminar.mutateAsync({ suplenciaId }, ({ devueltos }) =>
        tell(enCurso ? `Suplencia terminada: volvieron ${casos(devueltos)}.` : 'Suplencia quitada.'),
      ),
    )
  }, suplenciaMessages.noGuardada.text)
  return (
    <li>
      <span>
        {enCurso ? 'La cubre' : 'La cubrirá'} {cubre}, del {aDDMMYYYY(desde)} al {aDDMMYYYY(hasta)}
      </span>
      <Button kind="quiet" busy={busy} aria-label={`Terminar la suplencia de ${de.nombre}`} onClick={run}>
        {enCurso ? 'Terminar' : 'Quitar'}
      </Button>
    </li>
  )
}
