import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import type { TipoTrabajador } from '@alerce/domain/trabajador/tipos'
import { DocumentosPanel } from '../../../components/adjuntos/documentos-panel.tsx'
import { AutorizacionBox } from '../../../components/autorizacion/autorizacion-box.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SaleForm } from '../../../components/sale/sale-form.tsx'
import { quoteWarning } from '../../../lib/sale/use-limpiar-cotizacion.ts'
import type { Venta } from '../../../lib/sale/venta.ts'
import { useLock } from '../../../lib/session/use-lock.ts'
import type { Datos } from '../queries.ts'
import { useAntecedentes } from '../use-antecedentes.ts'
import classes from './antecedentes.module.css'
import { EmpleadoresPanel } from './empleadores-panel.tsx'
import { PostulantePanel } from './postulante-panel.tsx'
import { VentaPanel } from './venta-panel.tsx'

interface AntecedentesFormProps {
  readonly title: string
  readonly datos: Datos
  readonly venta: Venta
}

export function AntecedentesForm({ title, datos, venta }: AntecedentesFormProps) {
  const { form, hoy, press } = useAntecedentes(datos)
  const lock = useLock(datos.etapa)
  return (
    <SaleForm
      title={title}
      lead={lock ? null : 'Lo marcado con * es obligatorio para avanzar.'}
      form={form}
      lock={lock}
      hold={form.values.activo ? null : 'Un prospecto inactivo no avanza en la postulación.'}
      notice={!datos.activo && <Notice>{antecedentesMessages.inactivo.text}</Notice>}
      save="Guardar Antecedentes"
      next={
        <>
          <b>Sigue: Beneficiarios.</b> {quoteWarning(venta)}
        </>
      }
      onSave={press}
      below={
        <DocumentosPanel
          prospectoId={datos.prospectoId}
          empleadores={form.values.empleadores}
          lock={lock ?? (datos.activo ? null : antecedentesMessages.inactivo.text)}
        />
      }
    >
      <div className={classes.form}>
        <div className={classes.main}>
          <PostulantePanel form={form} hoy={hoy} esCompensado={datos.esCompensado} />
          <EmpleadoresPanel form={form} datos={datos} />
          <AutorizacionBox
            prospecto={datos}
            guardados={datos.empleadores.map((e) => e.tipoTrabajador)}
            escritos={form.values.empleadores.map((e) => e.tipoTrabajador as TipoTrabajador | '')}
          />
        </div>
        <VentaPanel form={form} datos={datos} />
      </div>
    </SaleForm>
  )
}
