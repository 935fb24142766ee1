import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { Button } from '../../../../../components/actions/button.tsx'
import { useAction } from '../../../../../components/actions/use-action.ts'
import classes from '../../../../../components/mesa/mesa.module.css'
import { now } from '../../../../../lib/time/clock.ts'
import type { Fun } from '../queries.ts'
import type { useCambios } from '../use-cambios.ts'

interface FunActionsProps {
  readonly fun: Fun
  readonly cambios: ReturnType<typeof useCambios>
  readonly onOpen: (fun: Fun) => void
}

/** Actions on a row: register the FUN; or correct it, or mark it as processed today. */
export function FunActions({ fun, cambios, onOpen }: FunActionsProps) {
  const { rut, recibido, procesado } = fun
  const de = `el FUN de ${formatoRut(rut)}`
  const { text } = mesaMessages.funNoGuardado
  const procesar = useAction(async () => {
    const hoy = aDDMMYYYY(hoyEnSantiago(now()))
    if (recibido) await cambios.save({ rut, recibido, procesado: hoy, procesadoAntes: procesado })
  }, text)
  if (recibido === null) {
    return (
      <Button kind="tonal" aria-label={`Registrar ${de}`} onClick={() => onOpen(fun)}>
        Registrar
      </Button>
    )
  }
  return (
    <span className={classes.acts}>
      {procesado === null && (
        <Button kind="tonal" busy={procesar.busy} aria-label={`Procesado hoy: ${de}`} onClick={procesar.run}>
          Procesado hoy
        </Button>
      )}
      <Button kind="quiet" aria-label={`Corregir ${de}`} onClick={() => onOpen(fun)}>
        Corregir
      </Button>
    </span>
  )
}
