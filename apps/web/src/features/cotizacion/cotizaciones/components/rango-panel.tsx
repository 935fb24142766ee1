import { type NumeroTecleado, numeroDe } from '@alerce/contract/forms/base/numeros'
import { ufDe } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { esPesos, pesos } from '@alerce/domain/base/dinero/tipos'
import { IconLock } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { RangeSlider } from '../../../../components/fields/range-slider.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { LimitesDeRenta } from '../queries.ts'
import type { useCotizar } from '../use-cotizar.ts'
import classes from './cotizar.module.css'

interface RangoPanelProps {
  readonly cotizar: ReturnType<typeof useCotizar>
  readonly limites: LimitesDeRenta
}

/** Pesos that one step of the slider moves. */
const STEP = 1000

/** Range to pay, from the legal amount to the most that the income allows. Once saved, it is locked (spec 2 §4). */
export function RangoPanel({ cotizar, limites }: RangoPanelProps) {
  const { form, cerrado, extremos, busy, saveRange, changeRange } = cotizar
  const { minimoMonto: min, maximoMonto: max, uf } = limites
  const { minimoPlan, maximoPlan } = extremos
  const within = (typed: NumeroTecleado, empty: number) =>
    Math.min(Math.max(numeroDe(typed, 'pesos') ?? empty, min), max)
  const inUF = (typed: NumeroTecleado) => {
    const leido = numeroDe(typed, 'pesos')
    return leido !== null && esPesos(leido) && uf.fecha !== '' ? `${formatoUF(ufDe(leido, uf.valor))} UF` : null
  }
  const extremo = (campo: keyof typeof extremos, label: string) => (
    <NumberField
      clase="pesos"
      {...form.field(campo)}
      value={extremos[campo]}
      label={label}
      description={inUF(extremos[campo])}
      disabled={cerrado}
    />
  )
  const state = cerrado ? (
    <span className={classes.locked}>
      <IconLock size={14} stroke={1.75} aria-hidden="true" />
      Rango guardado
    </span>
  ) : null
  return (
    <Panel title="Rango del plan, al mes" aside={state}>
      <div className={classes.slider}>
        <RangeSlider
          min={min}
          max={max}
          step={STEP}
          value={[within(minimoPlan, min), within(maximoPlan, max)]}
          onChange={([minimo, maximo]) => form.setValues({ minimoPlan: minimo, maximoPlan: maximo })}
          labels={['Mínimo del rango', 'Máximo del rango']}
          format={(at) => formatoPesos(pesos(at))}
          disabled={cerrado || max <= min}
        />
      </div>
      <p className={classes.ends}>
        <span>{formatoPesos(min)}</span>
        <span>{formatoPesos(max)}</span>
      </p>
      <div className={classes.range}>
        {extremo('minimoPlan', 'Mínimo')}
        {extremo('maximoPlan', 'Máximo')}
        {cerrado ? (
          <Button busy={busy} onClick={() => void changeRange()}>
            Cambiar Rango
          </Button>
        ) : (
          <Button kind="tonal" busy={busy} onClick={() => void saveRange()}>
            Guardar Rango
          </Button>
        )}
      </div>
    </Panel>
  )
}
