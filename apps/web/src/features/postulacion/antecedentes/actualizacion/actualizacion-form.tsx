import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { tienePlanConfirmado } from '@alerce/domain/contrato/edicion'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ContactFields, NameFields } from '../../../../components/fields/person-fields.tsx'
import { IntakeProvider } from '../../../../components/intake/intake-provider.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { SaleForm } from '../../../../components/sale/sale-form.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../../lib/routes.ts'
import { type CambioAjeno, textoDeAjeno } from '../../../../lib/sale/ajeno.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import classes from '../components/antecedentes.module.css'
import { AntecedentesPanels } from '../components/antecedentes-panels.tsx'
import { AlLado } from '../components/later.tsx'
import type { FormAntecedentes } from '../use-antecedentes.ts'
import type { DatosUpd } from './queries.ts'
import { useActualizacion } from './use-actualizacion.ts'
import { type ActualizacionForm, cambiaElNombre } from './values.ts'

interface ActualizacionProps {
  readonly title: string
  readonly datos: DatosUpd
  readonly onDescartada: () => void
}

/** Fields that an update may not change, with the reason. */
const fijo = 'Isapre, región y ciudad no se cambian aquí: de ellas depende el plan confirmado.'
const sinCambios = 'No hay cambios que guardar.'

export function ActualizacionDelPostulante(props: ActualizacionProps) {
  return (
    <IntakeProvider>
      <Form {...props} />
    </IntakeProvider>
  )
}

/** Name and contact, which only an update changes here (spec 2 §2). */
function PersonaPanel({ form }: { readonly form: AlerceForm<ActualizacionForm> }) {
  return (
    <Panel title="Nombre y contacto">
      <div className={classes.cells}>
        <NameFields field={form.field} />
        <ContactFields field={form.field} />
      </div>
    </Panel>
  )
}

interface AvisosProps {
  readonly datos: DatosUpd
  readonly ajeno: CambioAjeno | null
  /** Reason why an update cannot begin in an open sale: the other sale of the pair. */
  readonly espera: string | null
  /** null for a reader. */
  readonly onDescartar: (() => void) | null
}

/** Notices about an update, above the form. */
function Avisos({ datos, ajeno, espera, onDescartar }: AvisosProps): ReactNode {
  const { abierta, prospectoId } = datos
  const actions = (
    <>
      <ButtonLink kind="quiet" to={goTo('prospectBeneficiaries', { prospectoId })}>
        Beneficiarios
      </ButtonLink>
      {onDescartar && <Button onClick={onDescartar}>Descartar actualización</Button>}
    </>
  )
  return (
    <>
      {espera && <Notice>{espera}</Notice>}
      {abierta && (
        <Notice actions={actions}>
          <b>Actualización sin confirmar.</b> La comenzó {abierta.por} el {fechaYHora(abierta.en)}. La postulación no
          avanza mientras esté abierta.
        </Notice>
      )}
      {ajeno && <Notice tone="bad">{textoDeAjeno(ajeno)}</Notice>}
    </>
  )
}

function Form({ title, datos, onDescartada }: ActualizacionProps) {
  const { form, hoy, ajeno, save, resend, descartar, enviando } = useActualizacion(datos, onDescartada)
  const reader = useReader()
  const discards = useOffers('descartarActualizacion')
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
      onClick={() => void resend()}
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
        <Avisos
          datos={datos}
          ajeno={ajeno}
          espera={espera}
          onDescartar={reader || !discards ? null : () => void descartar()}
        />
      }
      save="Guardar Antecedentes"
      extra={reenvio}
      next={espera ?? sigue(datos)}
      onSave={save}
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

/** Effect of a save, or the reason why the update cannot go on, beside the closed button. */
function sigue({ abierta }: DatosUpd) {
  if (abierta) return <b>Sigue: Cotizar Plan, y confirmar la actualización.</b>
  return 'Al guardar comienza una actualización: la postulación no avanza hasta confirmarla o descartarla.'
}
