import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { tienePlanConfirmado } from '@alerce/domain/contrato/edicion'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { IntakeProvider } from '../../../../components/intake/intake-provider.tsx'
import { SaleForm } from '../../../../components/sale/sale-form.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { AntecedentesPanels } from '../components/antecedentes-panels.tsx'
import { AlLado } from '../components/later.tsx'
import type { FormAntecedentes } from '../use-antecedentes.ts'
import { Avisos } from './avisos.tsx'
import { PersonaPanel } from './persona-panel.tsx'
import type { DatosUpd } from './queries.ts'
import { useActualizacion } from './use-actualizacion.ts'
import { cambiaElNombre } from './values.ts'

interface ActualizacionProps {
  readonly title: string
  readonly datos: DatosUpd
  readonly onDescartada: () => void
}

/** What an update may not change, and why. */
const fijo = 'Isapre, región y ciudad no se cambian aquí: de ellas depende el plan confirmado.'
const sinCambios = 'No hay cambios que guardar.'

export function ActualizacionDelPostulante(props: ActualizacionProps) {
  return (
    <IntakeProvider>
      <Form {...props} />
    </IntakeProvider>
  )
}

function Form({ title, datos, onDescartada }: ActualizacionProps) {
  const { form, hoy, ajeno, guardar, reenviar, descartar, enviando } = useActualizacion(datos, onDescartada)
  const reader = useReader()
  const cerrada = datos.estadoEdicion === 'D' || !tienePlanConfirmado(datos.etapa as EtapaProspecto)
  const lock = reader ?? (cerrada ? datos.impide : null)
  const espera = cerrada ? null : datos.impide
  // the panels of the standard screen know less of the form than it holds
  const panel = form as unknown as FormAntecedentes
  const novedades = cambiaElNombre(form.values, datos) || datos.documentosNuevos.length > 0
  const reenvio = (
    <ReasonedButton
      reason={lock ?? (novedades ? null : m.nadaQueInformar.text)}
      busy={enviando}
      onClick={() => void reenviar()}
    >
      Sólo Reenviar Documentos y/o modificar nombre
    </ReasonedButton>
  )
  return (
    <SaleForm
      title={title}
      lead={lock ? null : 'Lo marcado con * es obligatorio. El plan confirmado no cambia al guardar.'}
      form={form}
      lock={lock}
      closed={espera ?? (datos.abierta && !form.isDirty() ? sinCambios : null)}
      hold={espera}
      notice={
        <Avisos datos={datos} ajeno={ajeno} espera={espera} onDescartar={reader ? null : () => void descartar()} />
      }
      save="Guardar Antecedentes"
      extra={reenvio}
      next={espera ?? sigue(datos)}
      onSave={guardar}
      beside={
        <AlLado
          datos={datos}
          empleadores={form.values.empleadores}
          sinRut={form.values.tipoDocumento === 'P'}
          lock={lock}
        />
      }
    >
      <AntecedentesPanels
        form={panel}
        hoy={hoy}
        datos={datos}
        fijo={fijo}
        documentoFijo={datos.documentoFijo ? m.titularFijo.text : undefined}
      >
        <PersonaPanel form={form} />
      </AntecedentesPanels>
    </SaleForm>
  )
}

/** What a save begins, or why the update goes no further yet: the reason of a closed button stands where it is read. */
function sigue({ abierta }: DatosUpd) {
  if (abierta) return <b>Sigue: Cotizar Plan, y confirmar la actualización.</b>
  return 'Al guardar comienza una actualización: la postulación no avanza hasta confirmarla o descartarla.'
}
