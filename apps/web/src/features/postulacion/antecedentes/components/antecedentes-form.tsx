import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { IntakeProvider } from '../../../../components/intake/intake-provider.tsx'
import { IrALaActualizacion } from '../../../../components/sale/actualizacion/ir-a-la-actualizacion.tsx'
import { SaleForm } from '../../../../components/sale/sale-form.tsx'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import type { DatosDeProspecto } from '../../../../lib/sale/prospecto.ts'
import { quoteWarning } from '../../../../lib/sale/quote-warning.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useLock } from '../../../../lib/session/use-lock.ts'
import { useAntecedentes } from '../use-antecedentes.ts'
import { AntecedentesPanels } from './antecedentes-panels.tsx'
import { DocumentosPanel } from './later.tsx'

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
  const lock = useLock(datos.etapa)
  const sigue = useSigue(venta)
  return (
    <SaleForm
      title={title}
      lead={lock ? null : 'Lo marcado con * es obligatorio para avanzar.'}
      form={form}
      lock={lock}
      instead={lock && datos.etapa !== 'prospecto' ? <IrALaActualizacion prospectoId={datos.prospectoId} /> : null}
      onward={sigue}
      hold={form.values.activo ? null : 'Un prospecto inactivo no avanza en la postulación.'}
      notice={!datos.activo && <Notice>{antecedentesMessages.inactivo.text}</Notice>}
      save="Guardar Antecedentes"
      next={
        <>
          <b>Sigue: Beneficiarios.</b> {quoteWarning(venta)}
        </>
      }
      onSave={press}
      beside={
        <DocumentosPanel
          prospectoId={datos.prospectoId}
          empleadores={form.values.empleadores}
          lock={lock ?? (datos.activo ? null : antecedentesMessages.inactivo.text)}
        />
      }
    >
      <AntecedentesPanels form={form} hoy={hoy} datos={datos} />
    </SaleForm>
  )
}
