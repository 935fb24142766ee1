import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { formatoUF, formatoValorUF } from '@alerce/domain/base/dinero/formato'
import { nombreDeUf } from '@alerce/domain/base/dinero/uf-del-dia'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { UfDeReferencia } from '../../../../components/precio/uf-de-referencia.tsx'
import { AmountPesos } from '../../../../components/values/amounts.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import { useSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useEnPareja } from '../../../../lib/sale/venta.ts'
import { useRead } from '../../../../lib/use-call.ts'
import { useIds } from '../../../../lib/use-ids.ts'
import { type LimitesDeRenta, usePareja, useReplicar } from '../queries.ts'
import type { useCotizar } from '../use-cotizar.ts'
import classes from './cotizar.module.css'

interface RentaPanelProps {
  readonly cotizar: ReturnType<typeof useCotizar>
  readonly limites: LimitesDeRenta
}

const flujos = [
  { value: '1', label: 'Planes sugeridos' },
  { value: '2', label: 'Selección manual' },
]

/** Giver's plan in a sale, as its receiver may copy it. */
function useEnLaVenta(prospectoId: number, enabled: boolean) {
  const { data: pareja } = usePareja(prospectoId, enabled)
  const plan = pareja?.compensacion.otorga
  if (!pareja || !plan || pareja.recibe.prospectoId !== prospectoId) return null
  return { prospectoId: pareja.otorga.prospectoId, nombre: pareja.otorga.nombre, ...plan }
}

/** The same in the giver's open update, where the receiver is quoted too. */
function useEnSuActualizacion(prospectoId: number, enabled: boolean) {
  const { data: datos } = useSuActualizacion(prospectoId, enabled)
  const abierta = enabled && datos?.estadootroc === 'E' && !datos.otorgaCompensado
  const { data: resumen } = useRead('obtenerResumenPlanCompensadoUpd', { prospectoId }, { enabled: abierta })
  const otorga = abierta ? resumen?.afiliados.find((uno) => uno.otorga) : undefined
  if (!otorga?.nombrePlan || otorga.totalCotizacionPactada === null) return null
  const { nombre, nombrePlan, totalCotizacionPactada: totalUF } = otorga
  return { prospectoId: otorga.prospectoId, nombre, nombrePlan, totalUF }
}

/** Plan of the giver of this pair, if it can be copied; null: none. */
function useDeQuienOtorga(prospectoId: number) {
  const enPareja = useEnPareja(prospectoId)
  const { actualiza } = useLugar()
  const [venta, suya] = [
    useEnLaVenta(prospectoId, enPareja && !actualiza),
    useEnSuActualizacion(prospectoId, enPareja && actualiza),
  ]
  return actualiza ? suya : venta
}

/** Copies the giver's plan to the receiver of a pair, priced with the receiver's own ages and tables. */
function ReplicarPlan({ prospectoId }: { readonly prospectoId: number }) {
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

/** Income, the legal amount, and how to look for a plan (spec 2 §2). */
export function RentaPanel({ cotizar: { form, busy, changeFlow }, limites }: RentaPanelProps) {
  const { rentaImponible, monto, uf, soloManual } = limites
  const { prospectoId } = useIds()
  const review = (
    <ButtonLink kind="quiet" to={goTo(useLugar().actualiza ? 'postulantDatanew' : 'preferences', { prospectoId })}>
      Revisar ingresos y beneficiarios
    </ButtonLink>
  )
  return (
    <Panel title="Renta y forma de cotizar" aside={review}>
      <UfDeReferencia uf={uf} />
      {prospectoId !== null && <ReplicarPlan prospectoId={prospectoId} />}
      <dl className={classes.facts}>
        <div>
          <dt>Renta Imponible</dt>
          <dd>
            <AmountPesos value={rentaImponible} />
          </dd>
        </div>
        <div>
          <dt>Monto Legal Obligatorio (7%)</dt>
          <dd>
            <AmountPesos value={monto} />
          </dd>
        </div>
        {uf.fecha !== '' && (
          <div>
            <dt>{nombreDeUf(uf)}</dt>
            <dd>{formatoValorUF(uf.valor)}</dd>
          </div>
        )}
      </dl>
      <ChoiceField
        label="Forma de cotizar"
        value={String(form.values.flujo)}
        onChange={(flujo) => void changeFlow(flujo === '1' ? 1 : 2)}
        options={flujos}
        disabled={soloManual}
        busy={busy}
      />
      {soloManual && <p className={classes.note}>{cotizacionMessages.soloManual.text}</p>}
      {rentaImponible === 0 && (
        <p className={classes.note}>
          Sin renta imponible no hay monto legal: el rango va del plan más barato al más caro de la región.
        </p>
      )}
    </Panel>
  )
}
