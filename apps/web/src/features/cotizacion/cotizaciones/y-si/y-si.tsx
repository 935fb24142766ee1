import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { maximoDeBebes } from '@alerce/domain/limites'
import { useRef } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { diferencia } from '../../../../components/precio/diferencia.ts'
import type { Cotizacion } from '../../../../components/precio/partes.ts'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { comoEsta, useSupuestos } from './use-supuestos.ts'
import classes from './y-si.module.css'

interface YSiProps {
  readonly prospectoId: number
  readonly cotizacion: Cotizacion
}

const bebes = Array.from({ length: maximoDeBebes + 1 }, (_, n) => ({ value: String(n), label: String(n) }))

/** Supposed price, its difference, and whether that income allows it. */
function Respuesta({ ahora, supuesto }: ReplyOf<'simularPrecio'>) {
  const { cotizacion, monto, minimoMonto, maximoMonto, cabe } = supuesto
  return (
    <>
      <p className={classes.total}>
        <b>
          <AmountUF value={cotizacion.totalUF} />
        </b>
        <AmountPesos value={cotizacion.totalPesos} />
      </p>
      <p>
        {diferencia(ahora.cotizacion.totalUF, cotizacion.totalUF, 'hoy')}. Su 7 % sería <AmountPesos value={monto} />.
      </p>
      {!cabe && (
        <Notice tone="warn">
          Con esa renta se puede pactar entre {formatoPesos(minimoMonto)} y {formatoPesos(maximoMonto)}: este plan no
          cabe.
        </Notice>
      )}
    </>
  )
}

/** Price of the chosen plan under suppositions, tried with the client and stored nowhere. */
export function YSi({ prospectoId, cotizacion }: YSiProps) {
  const { values, change, errores, reading, stale } = useSupuestos(prospectoId, cotizacion)
  const summary = useRef<HTMLElement>(null)
  // The button disappears with the suppositions: move the focus
  const reset = () => {
    change(comoEsta)
    summary.current?.focus()
  }
  return (
    <details className={classes.whatIf}>
      <summary ref={summary}>¿Y si…?</summary>
      <p>Pruebe con otros datos: nada de esto se guarda.</p>
      <div className={classes.fields}>
        <DateField
          label="El titular nació el"
          reads="nacimiento"
          value={values.nacimiento}
          onChange={(nacimiento) => change({ nacimiento })}
          error={errores.nacimiento}
        />
        <NumberField
          clase="pesos"
          label="Su renta imponible es"
          value={values.renta}
          onChange={(renta) => change({ renta })}
          error={errores.renta}
        />
        <ChoiceField
          label="Bebés que nacen"
          value={String(values.bebes)}
          onChange={(n) => change({ bebes: Number(n) })}
          options={bebes}
        />
      </div>
      {reading && (
        <div aria-live="polite" aria-busy={stale} className={classes.answer}>
          <Loaded of={reading} failure={planesMessages.calculoFailed.text} ghost={<SkeletonLines count={2} />}>
            {(answer) => <Respuesta {...answer} />}
          </Loaded>
          <Button kind="quiet" onClick={reset}>
            Volver a los datos reales
          </Button>
        </div>
      )}
    </details>
  )
}
