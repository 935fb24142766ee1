import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { Button } from '../../../../components/actions/button.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { useReplicar } from '../queries.ts'
import { useDeQuienOtorga } from '../use-de-quien-otorga.ts'
import classes from './cotizar.module.css'

/** Of the receiver of a pair: the giver's plan, at the receiver's own ages and tables, with one press. */
export function ReplicarPlan({ prospectoId }: { readonly prospectoId: number }) {
  const otorga = useDeQuienOtorga(prospectoId)
  const replicar = useReplicar()
  const tellFailure = useTellFailure()
  if (!otorga) return null
  const press = () =>
    replicar
      .mutateAsync({ prospectoId: otorga.prospectoId })
      .catch(tellFailure(compensacionMessages.replicarFailed.text))
  const button = (
    <Button busy={replicar.isPending} onClick={() => void press()}>
      Usar el mismo plan
    </Button>
  )
  return (
    <div className={classes.pareja}>
      <Notice tone="info" actions={button}>
        {otorga.nombre} otorga y eligió <b>{otorga.nombrePlan}</b>, {formatoUF(otorga.totalUF)} UF.
      </Notice>
    </div>
  )
}
