import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador, type TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { AutorizacionBox } from '../../../../components/autorizacion-box.tsx'
import { CuponesPanel } from '../../../../components/empleadores/cupones-panel.tsx'
import { EmpleadoresPanel } from '../../../../components/empleadores/empleadores-panel.tsx'
import { CambioAjenoALaVista } from '../../../../components/feedback/cambio-ajeno.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import type { DocumentoEntregado } from '../../../../lib/adjuntos/documentos.ts'
import { type CambioAjeno, textoDeAjeno } from '../../../../lib/sale/ajeno.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import type { DatosDeCopia } from '../queries.ts'
import classes from '../reuso.module.css'
import type { Reuso } from '../use-reuso.ts'
import { Nueva, tienePlan } from './nueva.tsx'
import { Papeles } from './papeles.tsx'

interface AjenoProps {
  readonly ajeno: CambioAjeno
  /** Current saved data. */
  readonly datos: DatosDeCopia
  /** Replaces the typed values by the saved ones. */
  readonly onTake: () => void
}

/** Notice of another person's save: author, fields, instant, and the employers saved now. Typed values stay. */
function Ajeno({ ajeno, datos, onTake }: AjenoProps) {
  const empleadores = ajeno.campos.some(({ campo }) => campo.startsWith('empleadores'))
  return (
    <CambioAjenoALaVista onTake={empleadores ? onTake : undefined}>
      <p>{textoDeAjeno(ajeno)}</p>
      {empleadores && (
        <ul>
          {datos.empleadores.map(({ id, tipoTrabajador, rut, remuneracionImponible }) => (
            <li key={id}>
              Guardado: {etiquetasTrabajador[tipoTrabajador]}
              {rut && ` ${formatoRut(rut)}`}, {formatoPesos(remuneracionImponible)}
            </li>
          ))}
        </ul>
      )}
    </CambioAjenoALaVista>
  )
}

interface CuerpoProps {
  readonly datos: DatosDeCopia
  readonly venta: Venta
  readonly reuso: Reuso
  readonly remove: ((documento: DocumentoEntregado) => Promise<void>) | null
}

/** Owner of the DS, notices, employers and the authorization. */
export function Cuerpo({ datos, venta, reuso, remove }: CuerpoProps) {
  const { prospectoId, nombres, apellidoPaterno, apellidoMaterno } = datos
  const bloqueada = tienePlan(datos.etapa)
  const { form, rut, ajeno, takeSaved } = reuso
  const escritos = form.values.empleadores.map((e) => e.tipoTrabajador as TipoTrabajador | '')
  return (
    <Stack>
      <p className={classes.quien}>
        <b>
          {nombres} {apellidoPaterno} {apellidoMaterno}
        </b>
        <span>{rut || datos.numeroPasaporte}</span>
        <span>DS {venta.reutiliza?.folioDS ?? '-'}</span>
      </p>
      <Nueva venta={venta} />
      {ajeno && <Ajeno ajeno={ajeno} datos={datos} onTake={takeSaved} />}
      <DraftNotice form={form} told={ajeno !== null} />
      <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
      <fieldset disabled={bloqueada}>
        <legend className="vh">Empleadores de la nueva venta</legend>
        <EmpleadoresPanel
          form={form}
          rutProspecto={rut}
          datos={datos}
          primeroFijo
          papeles={(fila) =>
            !bloqueada && <Papeles {...fila} prospectoId={prospectoId} escritos={escritos} remove={remove} />
          }
        />
      </fieldset>
      <CuponesPanel datos={datos} />
      {!bloqueada && (
        <AutorizacionBox
          prospecto={datos}
          guardados={datos.empleadores.map((e) => e.tipoTrabajador)}
          escritos={escritos}
        />
      )}
    </Stack>
  )
}
