import { coberturaMessages } from '@alerce/contract/messages/cartera/traspaso'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { type Cartera, casos } from '../../../../lib/carteras.ts'
import classes from '../carteras.module.css'
import { useTerminarCobertura } from '../queries.ts'

interface CoberturasProps {
  readonly de: Cartera
  readonly tell: Tell
}

/** Who covers an advisor, or will, with the way to end it. */
export function Coberturas({ de, tell }: CoberturasProps) {
  if (de.coberturas.length === 0) return <span className={classes.nada}>Ninguna</span>
  return (
    <ul className={classes.coberturas} aria-label={`Coberturas de ${de.nombre}`}>
      {de.coberturas.map((cobertura) => (
        <CoberturaDicha key={cobertura.coberturaId} de={de} cobertura={cobertura} tell={tell} />
      ))}
    </ul>
  )
}

interface CoberturaDichaProps extends CoberturasProps {
  readonly cobertura: Cartera['coberturas'][number]
}

function CoberturaDicha({ de, cobertura, tell }: CoberturaDichaProps) {
  const { coberturaId, cubre, desde, hasta, enCurso } = cobertura
  const terminar = useTerminarCobertura()
  const confirm = useConfirm()
  const { busy, run } = useAction(async () => {
    const question = {
      title: enCurso ? 'Terminar la cobertura' : 'Quitar la cobertura',
      text: enCurso
        ? `Los casos que ${cubre} cubre vuelven hoy a ${de.nombre}.`
        : `${cubre} no cubrirá a ${de.nombre} desde el ${aDDMMYYYY(desde)}.`,
      accept: enCurso ? 'Terminar' : 'Quitar',
    }
    await confirm(question, () =>
      terminar.mutateAsync({ coberturaId }, ({ devueltos }) =>
        tell(enCurso ? `Cobertura terminada: volvieron ${casos(devueltos)}.` : 'Cobertura quitada.'),
      ),
    )
  }, coberturaMessages.noGuardada.text)
  return (
    <li>
      <span>
        {enCurso ? 'La cubre' : 'La cubrirá'} {cubre}, del {aDDMMYYYY(desde)} al {aDDMMYYYY(hasta)}
      </span>
      <Button kind="quiet" busy={busy} aria-label={`Terminar la cobertura de ${de.nombre}`} onClick={run}>
        {enCurso ? 'Terminar' : 'Quitar'}
      </Button>
    </li>
  )
}
