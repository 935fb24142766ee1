import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { type EnlaceDeSupervisor, useRevocarEnlace } from '../queries.ts'

interface RevocarButtonProps {
  readonly enlace: EnlaceDeSupervisor
  readonly onRevoked: (what: string) => void
}

export function RevocarButton({ enlace: { enlaceId, asesor, jefe }, onRevoked }: RevocarButtonProps) {
  const revocar = useRevocarEnlace()
  const confirm = useConfirm()
  const { busy, run } = useAction(async () => {
    const question = {
      title: 'Revocar el enlace',
      text: `${jefe} deja de ver de inmediato la cartera de ${asesor}. Un enlace revocado no se recupera.`,
      accept: 'Revocar',
    }
    await confirm(question, () =>
      revocar.mutateAsync({ enlaceId }, ({ sesionesCerradas }) =>
        onRevoked(`Enlace revocado. Sesiones cerradas: ${sesionesCerradas}.`),
      ),
    )
  }, administracionMessages.enlaceNoRevocado.text)
  return (
    <Button kind="quiet" busy={busy} aria-label={`Revocar el enlace de ${asesor} para ${jefe}`} onClick={run}>
      Revocar
    </Button>
  )
}
