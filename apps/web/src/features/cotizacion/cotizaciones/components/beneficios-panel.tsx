import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { type Beneficio, useBeneficios } from '../queries.ts'
import type { SeleccionDePlan } from '../use-seleccion.ts'
import classes from './plan.module.css'

interface BeneficiosPanelProps {
  readonly prospectoId: number
  readonly seleccion: SeleccionDePlan
}

/** Paid and free benefits side by side, one of each group (spec 2 §4). */
export function BeneficiosPanel({ prospectoId, seleccion }: BeneficiosPanelProps) {
  const beneficios = useBeneficios(prospectoId)
  return (
    <Loaded of={beneficios} failure={planesMessages.beneficiosFailed.text} ghost={<SkeletonLines count={6} />}>
      {(all) => (
        <div className={classes.benefits}>
          <Lista
            title="Beneficios complementarios"
            note="Uno por grupo; cada marca recalcula el total."
            offered={all.filter(({ esGratuito }) => !esGratuito)}
            all={all}
            seleccion={seleccion}
          />
          <Lista
            title="Beneficios gratuitos"
            note="Uno por grupo; no cambian el precio."
            offered={all.filter(({ esGratuito }) => esGratuito)}
            all={all}
            seleccion={seleccion}
          />
        </div>
      )}
    </Loaded>
  )
}

interface ListaProps {
  readonly title: string
  readonly note: string
  readonly offered: readonly Beneficio[]
  readonly all: readonly Beneficio[]
  readonly seleccion: SeleccionDePlan
}

function Lista({ title, note, offered, all, seleccion }: ListaProps) {
  const { planId, codigos, choose } = seleccion
  const takenGroups = new Set(all.filter(({ codigo }) => codigos.includes(codigo)).map(({ grupo }) => grupo))
  const toggle = (codigo: number, on: boolean) => {
    if (planId === null) return
    choose({ planId, codigos: on ? [...codigos, codigo] : codigos.filter((other) => other !== codigo) })
  }
  return (
    <fieldset className={classes.benefitList}>
      <legend>{title}</legend>
      <p>{planId === null ? 'Elija antes un plan.' : note}</p>
      {offered.map(({ codigo, beneficio, grupo, precioUF }) => {
        const checked = codigos.includes(codigo)
        const taken = !checked && takenGroups.has(grupo)
        return (
          <label key={codigo} className={classes.benefit} data-off={taken || undefined}>
            <input
              type="checkbox"
              checked={checked}
              disabled={taken || planId === null}
              onChange={(event) => toggle(codigo, event.currentTarget.checked)}
            />
            <span>
              {beneficio}
              <small>{taken ? `Ya eligió uno de ${grupo}` : `Grupo ${grupo}`}</small>
            </span>
            <span className="num">
              {precioUF > 0 ? '+' : ''}
              {formatoUF(precioUF)} UF
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
