import { actualizacionMessages } from '@alerce/contract/messages/contrato/actualizacion'
import { restaUF } from '@alerce/domain/base/dinero/cuentas'
import { formatoNumero, formatoUF } from '@alerce/domain/base/dinero/formato'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { NumberTextField } from '../../../components/fields/number-field.tsx'
import { Flujo } from '../../../components/flujo.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { Enviadas } from '../../../components/precio/enviadas.tsx'
import { DeOtroDia, ImprimirCotizacion } from '../../../components/precio/imprimir-cotizacion.tsx'
import type { Cotizacion } from '../../../components/precio/partes.ts'
import { PorQue } from '../../../components/precio/por-que.tsx'
import { UfDeReferencia } from '../../../components/precio/uf-de-referencia.tsx'
import { Rige } from '../../../components/sale/rige.tsx'
import { NumberRow, PesosRow, priceColumns, UFRow } from '../../../components/values/amount-rows.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import classes from './pactada.module.css'
import type { ResumenCompensado } from './queries.ts'
import { useCompensacion } from './use-compensacion.ts'
import { cierreDeLaVuelta, cierreDelMonto, comoSeTeclea, esperaDe, flujoDe } from './values.ts'

/** Leads to the other of a pair: of a sale to both of them, of an update to where the other is quoted in it. */
function ElOtro({ resumen: { prospectoId, otorga, afiliados } }: { readonly resumen: ResumenCompensado }) {
  const { actualiza, plan, pactada } = useLugar()
  const otro = afiliados.find((uno) => uno.prospectoId !== prospectoId)
  if (!actualiza || !otro)
    return (
      <ButtonLink kind="quiet" to={goTo('pareja', { prospectoId })}>
        Ver la pareja
      </ButtonLink>
    )
  return (
    <ButtonLink kind="quiet" to={goTo(otorga ? plan : pactada, { prospectoId: otro.prospectoId })}>
      {otorga ? 'Cotizar a quien recibe' : 'Ir a quien otorga'}
    </ButtonLink>
  )
}

/** Other actions of the summary of a pair: print this quote, and open the other person's summary. */
function Acciones({ resumen }: { readonly resumen: ResumenCompensado }) {
  return (
    <>
      <ImprimirCotizacion prospectoId={resumen.prospectoId} />
      <ElOtro resumen={resumen} />
    </>
  )
}

interface MontoOtorgadoProps {
  readonly acts: ReturnType<typeof useCompensacion>
  readonly resumen: ResumenCompensado
  /** Why nothing can be typed; null: it can. */
  readonly closed: string | null
}

/** The amount that the giver gives (spec 2 §5 Compensation given). */
function MontoOtorgado({ acts, resumen: { margen }, closed }: MontoOtorgadoProps) {
  const { form, keep, keeping } = acts
  return (
    <form className={classes.monto} onSubmit={keep} noValidate>
      <NumberTextField
        clase="uf"
        {...form.field('valorCompensacion')}
        label="Monto a otorgar"
        required
        disabled={closed !== null}
        suffix="UF"
        description={
          margen ? `Entre ${formatoUF(margen.minimo)} y ${formatoUF(margen.maximo)} UF con estos planes.` : undefined
        }
      />
      <ReasonedButton type="submit" reason={closed} busy={keeping}>
        Guardar monto
      </ReasonedButton>
    </form>
  )
}

interface CompensacionProps {
  readonly acts: ReturnType<typeof useCompensacion>
  readonly resumen: ResumenCompensado
}

/** Compensation between both. The giver's amount is a field, and the typed amount is drawn at once. */
function Compensacion({ acts, resumen }: CompensacionProps) {
  const { otorga } = resumen
  const reader = useReader()
  const flujo = flujoDe(comoSeTeclea(resumen, acts.tecleado))
  return (
    <Panel title="Compensación">
      {flujo && <Flujo {...flujo} />}
      {otorga && <DraftNotice form={acts.form} nameOf={() => 'el monto a otorgar'} />}
      {otorga && <MontoOtorgado acts={acts} resumen={resumen} closed={reader ?? cierreDelMonto(resumen)} />}
    </Panel>
  )
}

/** Why this one of a pair cannot go on yet, and why it cannot go back; null: it can. */
function useEspera(resumen: ResumenCompensado) {
  const { actualiza } = useLugar()
  const { data } = useSuActualizacion(resumen.prospectoId, actualiza)
  if (!actualiza) return { espera: esperaDe(resumen), vuelta: cierreDeLaVuelta(resumen) }
  // In the giver's update only the giver confirms, for both
  const ajena = data?.estadoEdicion === 'E' ? null : actualizacionMessages.otorgaPrimero.text
  return { espera: ajena ?? (resumen.otorga ? cierreDelMonto(resumen) : null), vuelta: null }
}

interface SalidaProps {
  readonly acts: ReturnType<typeof useCompensacion>
  readonly resumen: ResumenCompensado
}

/** Final buttons of the summary of a pair: go on, or choose again. */
function Salida({ acts, resumen }: SalidaProps) {
  const { otorga } = resumen
  const { espera, vuelta } = useEspera(resumen)
  const reader = useReader()
  return (
    <ActionBar next={<NextStep otorga={otorga} />}>
      <ReasonedButton reason={reader ?? vuelta} onClick={acts.goBack}>
        Volver a elegir plan
      </ReasonedButton>
      <ReasonedButton kind="primary" reason={reader ?? espera} busy={acts.going} onClick={() => acts.goOn()}>
        Continuar
      </ReasonedButton>
    </ActionBar>
  )
}

function NextStep({ otorga }: { readonly otorga: boolean }) {
  if (useLugar().actualiza) return <b>Sigue: la actualización queda confirmada.</b>
  return (
    <>
      <b>Sigue: Resumen plan.</b>{' '}
      {otorga ? 'Después confirma quien recibe.' : 'La Declaración de Salud va después de la de quien otorga.'}
    </>
  )
}

interface TablaDePreciosProps {
  readonly resumen: ResumenCompensado
  /** The amount given is the one that is typed. */
  readonly sinGuardar: boolean
}

/** The price of this one, line by line, before the compensation and after it (spec 2 §3). */
function TablaDePrecios({ resumen: r, sinGuardar }: TablaDePreciosProps) {
  const total = (
    <>
      <UFRow name="Total Cotización Pagar" value={r.totalCotizacionPagar} />
      {r.totalCotizacionPagarPesos > 0 && (
        <PesosRow name="Total mensual en pesos" value={r.totalCotizacionPagarPesos} />
      )}
    </>
  )
  const { nombrePlan, codigoPlan } = r.cotizacion
  return (
    <Panel title={[nombrePlan, codigoPlan].filter(Boolean).join(' · ') || 'Precio del plan'} flush>
      <DataTable label="Precio del plan, antes y después de la compensación" columns={priceColumns} foot={total}>
        <UFRow name="Precio Base Plan" value={r.precioBasePlan} />
        <NumberRow name="Factor Grupo Familiar">{formatoNumero(r.cotizacion.factorGrupoFamiliar)}</NumberRow>
        <UFRow name="Precio Plan Complementario" value={r.precioPlanComplementario} />
        <UFRow name="Precio GES" value={r.precioGES} />
        <UFRow name="Precio CAEC" value={r.precioCAEC} />
        <UFRow name="Precio Beneficio Adicional" value={r.precioBeneficioAdicional} />
        <UFRow name="Total Cotización Pactada" value={r.totalCotizacionPactada} />
        <PesosRow name="Total Cotización Pactada en pesos" value={r.totalCotizacionPactadaPesos} />
        {r.otorga ? (
          <UFRow
            name={sinGuardar ? 'Compensación que otorga, sin guardar' : 'Compensación que otorga'}
            value={r.compensacionPositiva}
          />
        ) : (
          <UFRow name="Compensación que recibe" value={restaUF(uf(0), r.compensacionNegativa)} />
        )}
      </DataTable>
    </Panel>
  )
}

/** Notices about a stored price: quoted on another day, or with an older UF. */
function AvisosDelPrecio({ of: { fuentes, uf } }: { readonly of: Pick<Cotizacion, 'fuentes' | 'uf'> }) {
  return (
    <>
      <DeOtroDia fecha={fuentes.fecha} />
      <UfDeReferencia uf={uf} guardada />
    </>
  )
}

interface PactadaProps {
  readonly title: string
  readonly resumen: ResumenCompensado
}

export function Pactada({ title, resumen }: PactadaProps) {
  const acts = useCompensacion(resumen)
  const { prospectoId } = resumen
  const { espera } = useEspera(resumen)
  const tecleada = comoSeTeclea(resumen, acts.tecleado)
  return (
    <Page title={title} lead="Lo que uno otorga es lo que el otro recibe." actions={<Acciones resumen={resumen} />}>
      <div className={classes.lado}>
        <Stack>
          <Rige prospectoId={prospectoId} total={resumen.totalCotizacionPactada} />
          <AvisosDelPrecio of={resumen.cotizacion} />
          {espera && <Notice tone="info">{espera}</Notice>}
          <Compensacion acts={acts} resumen={resumen} />
          <TablaDePrecios resumen={tecleada} sinGuardar={tecleada !== resumen} />
          <Enviadas prospectoId={prospectoId} />
        </Stack>
        <PorQue seleccion={{ cotizacion: tecleada.cotizacion, problema: null, saving: acts.keeping }} />
      </div>
      <Salida acts={acts} resumen={resumen} />
    </Page>
  )
}
