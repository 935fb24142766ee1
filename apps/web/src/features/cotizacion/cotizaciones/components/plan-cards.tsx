import { restaUF } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { type CSSProperties, useId } from 'react'
import type { Cotizacion } from '../../../../components/precio/partes.ts'
import { UfDeReferencia } from '../../../../components/precio/uf-de-referencia.tsx'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import { type Opcion, useBusqueda } from '../queries.ts'
import type { SeleccionDePlan } from '../use-seleccion.ts'
import classes from './plan.module.css'

/** Search criteria of the plans on offer, in a line; nothing while unknown. */
function Buscado({ prospectoId }: { readonly prospectoId: number }) {
  const { data } = useBusqueda(prospectoId)
  if (!data) return null
  const { region, prestador, hospitalario, ambulatorio, minimoPlan, maximoPlan, montoAdicionalMax: mas } = data
  const bonus = hospitalario === null ? null : `${hospitalario} % hospitalario y ${ambulatorio} % ambulatorio`
  const extra = mas === null ? null : `hasta ${formatoPesos(mas)} sobre el 7 %`
  const what = [region, prestador, bonus, `de ${formatoPesos(minimoPlan)} a ${formatoPesos(maximoPlan)}`, extra]
  return <p>Se buscó: {what.filter((one) => one !== null).join(' · ')}.</p>
}

interface PlanCardsProps {
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  readonly seleccion: SeleccionDePlan
}

/** The plans on offer side by side, the price of each at the same height (spec 2 §2, at most four). */
export function PlanCards({ prospectoId, opciones, seleccion }: PlanCardsProps) {
  const name = useId()
  const { planId, codigos, choose } = seleccion
  const chosen = opciones.find(({ planCotizacionId }) => planCotizacionId === planId)
  const elegido = chosen && cotizacionDe(chosen, seleccion)
  return (
    <>
      <Buscado prospectoId={prospectoId} />
      {opciones[0] && <UfDeReferencia uf={opciones[0].uf} />}
      <fieldset className={classes.plans} data-count={opciones.length}>
        <legend className="vh">{opciones.length === 1 ? 'Plan' : 'Planes sugeridos'}</legend>
        {opciones.map((opcion) => (
          <label key={opcion.planCotizacionId} className={classes.plan}>
            <span className={classes.name}>
              <input
                type="radio"
                name={name}
                checked={opcion === chosen}
                onChange={() => choose({ planId: opcion.planCotizacionId, codigos })}
              />
              <b>{opcion.nombrePlan}</b>
              <small>
                {opcion.codigoPlan && `${opcion.codigoPlan} · `}
                {opcion.esLibreEleccion ? 'Libre Eleccion' : 'Preferente'}
              </small>
            </span>
            <span className={classes.net}>{redDe(opcion)}</span>
            {opcion.hospitalario > 0 && (
              <span className={classes.cover}>
                <Cover label="Hospitalario" percent={opcion.hospitalario} />
                <Cover label="Ambulatorio" percent={opcion.ambulatorio} />
              </span>
            )}
            <Precio opcion={opcion} chosen={chosen ?? null} elegido={elegido ?? null} />
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** The quote that is kept of a chosen plan, of its day and with its benefits; null: it is of another, or none yet. */
function cotizacionDe({ codigoPlan, planCotizacionId }: Opcion, { cotizacion }: SeleccionDePlan): Cotizacion | null {
  const suya =
    codigoPlan === '' ? cotizacion?.planCotizacionId === planCotizacionId : cotizacion?.codigoPlan === codigoPlan
  return suya ? cotizacion : null
}

interface PrecioProps {
  readonly opcion: Opcion
  readonly chosen: Opcion | null
  /** The quote of the chosen one. */
  readonly elegido: Cotizacion | null
}

/** Price of a plan: the chosen plan as quoted. Plans are compared without benefits. */
function Precio({ opcion, chosen, elegido }: PrecioProps) {
  const suyo = opcion === chosen ? elegido : null
  const { totalUF, totalPesos } = suyo ?? opcion
  const conBeneficios = elegido !== null && elegido.BESUF > 0
  return (
    <span className={classes.price}>
      <b>
        <AmountUF value={totalUF} />
      </b>
      <span>
        {totalPesos > 0 && <AmountPesos value={totalPesos} />}
        {chosen && `${totalPesos > 0 ? ' · ' : ''}${difference(opcion, chosen)}`}
        {conBeneficios && opcion !== chosen && ' sin beneficios'}
      </span>
      <small>
        Plan {formatoUF(opcion.precioPlan)} + GES {formatoUF(opcion.precioGES)}
        {suyo && conBeneficios && ` + beneficios ${formatoUF(suyo.BESUF)}`}
      </small>
    </span>
  )
}

/** Names that fit a card; the summary of the plan has them all. */
const SHOWN = 3

function redDe({ mensaje, prestadores, hospitalario }: Opcion): string {
  // A remote core tells neither cover nor network
  if (hospitalario === 0) return mensaje
  if (prestadores.length === 0) return `Sin red preferente. ${mensaje}`
  const more = prestadores.length - SHOWN
  const names = prestadores.slice(0, SHOWN).join(', ')
  return `${more > 0 ? `${names} y ${more} más` : names}. ${mensaje}`
}

/** Price difference between this plan and the chosen one. */
function difference(opcion: Opcion, chosen: Opcion): string {
  if (opcion === chosen) return 'elegido'
  const more = restaUF(opcion.totalUF, chosen.totalUF)
  return `${more > 0 ? '+' : ''}${formatoUF(more)} UF`
}

function Cover({ label, percent }: { readonly label: string; readonly percent: number }) {
  return (
    <>
      {label}
      <i style={{ '--p': `${percent}%` } as CSSProperties} />
      <span>{percent} %</span>
    </>
  )
}
