import { tienePlanConfirmado } from '@alerce/domain/contrato/edicion'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { IntakeProvider } from '../../../../components/intake/intake-provider.tsx'
import { IrALaActualizacion } from '../../../../components/sale/actualizacion/ir-a-la-actualizacion.tsx'
import { SaleForm } from '../../../../components/sale/sale-form.tsx'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import { type DatosDeProspecto, quoteWarning } from '../../../../lib/sale/prospecto.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useLock, useReader } from '../../../../lib/session/use-lock.ts'
import { useAntecedentes } from '../use-antecedentes.ts'
import { AntecedentesPanels } from './antecedentes-panels.tsx'
import { AlLado } from './later.tsx'

interface AntecedentesFormProps {
  readonly title: string
  readonly datos: DatosDeProspecto
  readonly venta: Venta
}

export function AntecedentesForm(props: AntecedentesFormProps) {
  return (
    <IntakeProvider>
      <Form {...props} />
    </IntakeProvider>
  )
}

function Form({ title, datos, venta }: AntecedentesFormProps) {
  const { form, hoy, press } = useAntecedentes(datos)
  const lock = useLock(datos)
  const sigue = useSigue(venta)
  const reader = useReader()
  const confirmado = tienePlanConfirmado(datos.etapa as EtapaProspecto)
  // A pair in compensation cannot change its data, but papers asked by an irregularity are handed in here
  const documentos = reader ?? (confirmado || !datos.activo ? lock : null)
  return (
    <SaleForm
      title={title}
      lead={lock ? null : 'Lo marcado con * es obligatorio para avanzar.'}
      form={form}
      lock={lock}
      instead={lock && <IrALaActualizacion {...datos} />}
      onward={datos.activo && sigue}
      hold={form.values.activo ? null : 'Un prospecto inactivo no avanza en la postulación.'}
      save="Guardar Antecedentes"
      next={
        <>
          <b>Sigue: Beneficiarios.</b> {quoteWarning(venta)}
        </>
      }
      onSave={press}
      beside={
        <AlLado
          datos={datos}
          empleadores={form.values.empleadores}
          sinRut={form.values.tipoDocumento === 'P'}
          lock={documentos}
        />
      }
    >
      <AntecedentesPanels form={form} hoy={hoy} datos={datos} />
    </SaleForm>
  )
}
