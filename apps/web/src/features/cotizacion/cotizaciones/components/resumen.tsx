import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { Enviadas } from '../../../../components/precio/enviadas.tsx'
import { ImprimirCotizacion } from '../../../../components/precio/imprimir-cotizacion.tsx'
import { PorQue } from '../../../../components/precio/por-que.tsx'
import { UfDeReferencia } from '../../../../components/precio/uf-de-referencia.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { AvanceInvitacion } from '../invitacion/avance-invitacion.tsx'
import { AccionDelResumen } from './accion-del-resumen.tsx'
import classes from './plan.module.css'

interface ResumenProps {
  readonly title: string
  readonly venta: Venta
  readonly plan: ReplyOf<'obtenerResumenPlan'>
}

/** Plan and complementary benefits as they were confirmed (spec 2 §2 Plan summary). */
export function Resumen({ title, venta, plan }: ResumenProps) {
  const { nombrePlan, codigoPlan, esLibreEleccion, hospitalario, ambulatorio, prestadores } = plan
  return (
    <Page
      title={title}
      lead="El plan está confirmado: ya no se puede cotizar otra vez."
      actions={<ImprimirCotizacion prospectoId={venta.prospectoId} />}
    >
      <Stack>
        <UfDeReferencia uf={plan.uf} guardada />
        <div className={classes.quote}>
          <div className={classes.summary}>
            <Panel title="Plan">
              <dl className={classes.facts}>
                {nombrePlan && <Fact name="Plan">{nombrePlan}</Fact>}
                <Fact name="Código">{codigoPlan}</Fact>
                {/* A remote core tells neither cover nor network */}
                {hospitalario > 0 && (
                  <>
                    <Fact name="Modalidad">{esLibreEleccion ? 'Libre Eleccion' : 'Preferente'}</Fact>
                    <Fact name="Hospitalario">{`${hospitalario} %`}</Fact>
                    <Fact name="Ambulatorio">{`${ambulatorio} %`}</Fact>
                    <Fact name="Prestadores">{prestadores.join(', ') || 'Sin red preferente'}</Fact>
                  </>
                )}
              </dl>
            </Panel>
            <Panel title="Beneficios complementarios" flush>
              <Beneficios beneficios={plan.beneficiosComplementarios} />
            </Panel>
            {venta.tipoVenta === 'E' && <AvanceInvitacion venta={venta} />}
            <Enviadas prospectoId={venta.prospectoId} />
          </div>
          <PorQue seleccion={{ cotizacion: plan, problema: null, saving: false }} />
        </div>
      </Stack>
      <AccionDelResumen venta={venta} />
    </Page>
  )
}

function Beneficios({
  beneficios,
}: {
  readonly beneficios: ReplyOf<'obtenerResumenPlan'>['beneficiosComplementarios']
}) {
  if (beneficios.length === 0) return <p className={classes.none}>Sin beneficios complementarios.</p>
  return (
    <ul className={classes.kept}>
      {beneficios.map(({ nombre, precio }) => (
        <li key={nombre}>
          <span>{nombre}</span>
          <span>{precio > 0 ? `${formatoUF(precio)} UF` : 'sin costo'}</span>
        </li>
      ))}
    </ul>
  )
}
