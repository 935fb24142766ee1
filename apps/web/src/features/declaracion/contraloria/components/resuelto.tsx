import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { pasoText } from '../../../../lib/contraloria/resultados.ts'
import classes from '../contraloria.module.css'
import { type CasoDeContraloria, type Situacion, useDeshacer } from '../queries.ts'

interface ResueltoProps {
  readonly caso: CasoDeContraloria
  readonly situacion: Situacion | undefined
  readonly onUndone: () => void
}

/** Case without a pending answer: its author, and an undo while the answer is held. */
export function Resuelto({ caso, situacion, onUndone }: ResueltoProps) {
  const retenida = situacion?.retenida
  const ultima = situacion?.ultima
  return (
    <section className={classes.verdict} aria-label="Resultado">
      <div className={classes.in} role="status">
        <h2>Resultado</h2>
        {retenida?.saleEn ? (
          <p>
            {retenida.propia ? 'Usted respondió' : `${retenida.por} respondió`}:{' '}
            {pasoText(caso.medica ? 'medica' : 'financiera', retenida.resultado)}.{' '}
            {retenida.confirmadaPor &&
              `${retenida.confirma ? 'Usted lo confirmó' : `Lo confirmó ${retenida.confirmadaPor}`}. `}
            El aviso al asesor sale a las {fechaYHora(retenida.saleEn).slice(-5)}.
          </p>
        ) : (
          <p>
            {caso.cola === null && `Este caso ya fue resuelto: ${caso.estado}.`}
            {caso.cola !== null && ultima && (
              <>
                {ultima.quien} respondió este caso: {pasoText(ultima.clase, ultima.resultado)},{' '}
                {fechaYHora(ultima.cuando)}.
              </>
            )}
          </p>
        )}
      </div>
      {(retenida?.propia || retenida?.confirma) && <Deshacer identificador={caso.identificador} onUndone={onUndone} />}
    </section>
  )
}

interface DeshacerProps {
  readonly identificador: number
  readonly onUndone: () => void
}

/** Undoes the user's own answer, or the user's confirmation. */
export function Deshacer({ identificador, onUndone }: DeshacerProps) {
  const { mutateAsync: deshacer } = useDeshacer()
  const { busy, run } = useAction(() => deshacer({ identificador }, onUndone), contraloriaMessages.deshacerFailed.text)
  return (
    <footer>
      <Button busy={busy} onClick={run}>
        Deshacer
      </Button>
    </footer>
  )
}
