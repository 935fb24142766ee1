import { type ContractualForm, diferenciaDeEntidades } from '@alerce/contract/forms/contrato/contractual'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { Button } from '../../../../components/actions/button.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { AmountUF } from '../../../../components/values/amounts.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import classes from '../contractual.module.css'

interface TotalesProps {
  readonly form: AlerceForm<ContractualForm>
  readonly pactada: UF
  readonly pagar: UF
  /** True when no amount can be changed. */
  readonly locked: boolean
}

/**
 * Both totals in UF a month (spec 2 §2, Documents screens), and the difference between the typed amounts and the total
 * to pay.
 */
export function Totales({ form, pactada, pagar, locked }: TotalesProps) {
  return (
    <div className={classes.totals}>
      {!locked && <Diferencia form={form} pagar={pagar} />}
      <dl>
        <div>
          <dt>Total Cotización Pactada</dt>
          <dd>
            <AmountUF value={pactada} />
          </dd>
        </div>
        <div>
          <dt>Total Cotización Pagar</dt>
          <dd>
            <AmountUF value={pagar} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Diferencia({ form, pagar }: Pick<TotalesProps, 'form' | 'pagar'>) {
  const { tell, toast } = useUndoToast('No se ha podido deshacer el reparto.')
  const { datosEmpleador } = form.values
  const diferencia = diferenciaDeEntidades(datosEmpleador, pagar)
  const pone = (montos: readonly string[]) => {
    const filas = form.getValues().datosEmpleador
    const puestas = filas.map((fila, at) => ({ ...fila, montoDescuentoUF: montos[at] ?? fila.montoDescuentoUF }))
    form.setFieldValue('datosEmpleador', puestas)
    form.goTo('datosEmpleador.0.montoDescuentoUF')
  }
  const reparte = (repartidos: readonly string[]) => {
    const antes = datosEmpleador.map((fila) => fila.montoDescuentoUF)
    pone(repartidos)
    tell('Se repartió la diferencia entre las entidades pagadoras.', async () => pone(antes))
  }
  return (
    <>
      {diferencia && (
        <p className={classes.difference}>
          <span>{diferencia.texto}</span>
          <Button onClick={() => reparte(diferencia.repartidos)}>Repartir la diferencia</Button>
        </p>
      )}
      {toast}
    </>
  )
}
