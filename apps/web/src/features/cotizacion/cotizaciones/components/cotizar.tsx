import { type NumeroTecleado, numeroDe } from '@alerce/contract/forms/base/numeros'
import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { sumaPesos } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { esPesos, type Pesos } from '@alerce/domain/base/dinero/tipos'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { Rige } from '../../../../components/sale/rige.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { EnviadasPorElegir } from '../envio/enviadas-por-elegir.tsx'
import { type LimitesDeRenta, useExplicacion, useLimites } from '../queries.ts'
import { type DatosParaCotizar, type FormCotizar, useCotizar } from '../use-cotizar.ts'
import { falta } from '../values.ts'
import classes from './cotizar.module.css'
import { ManualFields } from './manual-fields.tsx'
import { RangoPanel } from './rango-panel.tsx'
import { RentaPanel } from './renta-panel.tsx'
import { SugeridoFields } from './sugerido-fields.tsx'

interface PartidaProps {
  readonly cotizar: ReturnType<typeof useCotizar>
  readonly prospectoId: number
  readonly limites: LimitesDeRenta
}

/** Inputs of a quote: income, range to pay, and quotes mailed before. */
function Partida({ cotizar, prospectoId, limites }: PartidaProps) {
  return (
    <div className={classes.column}>
      <RentaPanel cotizar={cotizar} limites={limites} />
      <RangoPanel cotizar={cotizar} limites={limites} />
      <EnviadasPorElegir prospectoId={prospectoId} />
    </div>
  )
}

interface AdicionalFieldsProps {
  readonly prospectoId: number
  readonly form: FormCotizar
}

/** Sum of the amount and the 7 %; undefined while either is unknown. */
function conElSiete(siete: Pesos | undefined, typed: NumeroTecleado): string | undefined {
  const mas = numeroDe(typed, 'pesos')
  if (siete === undefined || mas === null || !esPesos(mas)) return undefined
  return `Con su 7 %, hasta ${formatoPesos(sumaPesos(siete, mas))} al mes.`
}

/** Amount above the 7 % that the person would pay: it limits the suggestions (core rules, Money). */
function AdicionalFields({ prospectoId, form }: AdicionalFieldsProps) {
  const { adicionalVoluntario, montoAdicionalMax } = form.values
  const { data: limites } = useLimites(prospectoId)
  return (
    <div className={classes.fields}>
      <CheckField
        label="Está dispuesto a pagar un monto adicional al 7 %"
        value={adicionalVoluntario}
        onChange={(checked) => form.setValues({ adicionalVoluntario: checked, montoAdicionalMax: null })}
      />
      {adicionalVoluntario && (
        <NumberField
          clase="pesos"
          {...form.field('montoAdicionalMax')}
          label="Monto adicional máximo, al mes"
          required
          description={conElSiete(limites?.monto, montoAdicionalMax)}
        />
      )}
    </div>
  )
}

interface BusquedaProps {
  readonly form: FormCotizar
  readonly prospectoId: number
}

/** Search of plans, by suggestion or by hand. After an empty search, it says which limit to widen and by how much. */
function Busqueda({ form, prospectoId }: BusquedaProps) {
  const { data: explicacion } = useExplicacion(prospectoId)
  return (
    <Stack>
      {explicacion && <Notice>No se encontró un plan. {explicacion.texto}</Notice>}
      {form.values.flujo === 1 ? (
        <>
          <SugeridoFields form={form} prospectoId={prospectoId} />
          <AdicionalFields form={form} prospectoId={prospectoId} />
        </>
      ) : (
        <ManualFields form={form} prospectoId={prospectoId} />
      )}
    </Stack>
  )
}

interface CotizarProps {
  readonly title: string
  readonly prospectoId: number
  readonly partida: DatosParaCotizar
}

export function Cotizar({ title, prospectoId, partida }: CotizarProps) {
  const cotizar = useCotizar(prospectoId, partida)
  const { form, cerrado, goOn } = cotizar
  const reader = useReader()
  // The plans to choose by hand are those of the saved range
  const searchable = cerrado || form.values.flujo === 1
  const reason = searchable ? falta(form.values) : cotizacionMessages.sinRango.text
  return (
    <Page title={title} lead="Primero el rango que se quiere pagar; después, qué plan buscar.">
      <Stack>
        <Rige prospectoId={prospectoId} total={null} />
        {reader && <Notice>{reader}</Notice>}
        <DraftNotice form={form} />
        <fieldset disabled={reader !== null} className={classes.grid}>
          <legend className="vh">{title}</legend>
          <Partida cotizar={cotizar} prospectoId={prospectoId} limites={partida.limites} />
          <Panel title={form.values.flujo === 1 ? 'Qué buscar' : 'Qué plan'}>
            {searchable ? (
              <Busqueda form={form} prospectoId={prospectoId} />
            ) : (
              <p className={classes.pending}>Guarde el rango para elegir uno de los planes del rango.</p>
            )}
          </Panel>
        </fieldset>
      </Stack>
      <ActionBar next={<NextStep flujo={form.values.flujo} />}>
        <ReasonedButton kind="primary" reason={reader ?? reason} busy={form.busy} onClick={goOn}>
          Continuar
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}

function NextStep({ flujo }: { readonly flujo: 1 | 2 }) {
  return (
    <>
      <b>Sigue: Plan Preliminar.</b> {flujo === 1 ? 'Hasta cuatro planes sugeridos.' : 'El plan elegido y su precio.'}
    </>
  )
}
