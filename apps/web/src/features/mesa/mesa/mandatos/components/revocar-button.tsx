import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Button } from '../../../../../components/actions/button.tsx'
import { useAction } from '../../../../../components/actions/use-action.ts'
import type { Mandato } from '../queries.ts'
import type { CambiosDeMandatos } from '../use-cambios.ts'

interface RevocarButtonProps {
  readonly mandato: Mandato
  readonly revocar: CambiosDeMandatos['revocar']
}

export function RevocarButton({ mandato, revocar }: RevocarButtonProps) {
  const { declaracionSaludId, nombre, referencia } = mandato
  const { busy, run } = useAction(
    async () => declaracionSaludId && revocar({ declaracionSaludId, nombre }, referencia ?? ''),
    mesaMessages.mandatoNoGuardado.text,
  )
  return (
    <Button kind="quiet" busy={busy} aria-label={`Revocar el mandato de ${nombre}`} onClick={run}>
      Revocar
    </Button>
  )
}
