import { revisaDocumentos } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { ApiRefusal } from '../../../../lib/api/errors.ts'
import { useGuardarBeneficiarios, useVerificarBeneficiarios } from '../queries.ts'
import { type BeneficiariosDsForm, esTitular, type Persona, toSent } from './beneficiario-form.ts'

const refused = (descripcion: string) => new ApiRefusal({ status: 400, codigo: 'beneficiarios_ds', descripcion })

const document = ({ tipoDocumento, rutBeneficiario, pasaporte }: BeneficiariosDsForm['beneficiarios'][number]) =>
  tipoDocumento === 'P' ? { rut: null, pasaporte } : { rut: rutBeneficiario, pasaporte: null }

/** The cross-checks, the verification and the save, in this order; what is wrong is thrown with its text (spec 2 §5). */
export function useGuardarPersonas({ identificador }: Declaracion, personas: readonly Persona[]) {
  const verificar = useVerificarBeneficiarios()
  const guardar = useGuardarBeneficiarios()
  const titular = personas.find(esTitular)
  return async ({ beneficiarios }: BeneficiariosDsForm): Promise<void> => {
    const holder = { rut: titular?.rutBeneficiario ?? null, pasaporte: titular?.pasaporte ?? null }
    const problems = revisaDocumentos(holder, beneficiarios.map(document))
    if (problems.length > 0) throw refused(problems.join('\n'))
    const sent = { identificador, beneficiario: beneficiarios.map(toSent) }
    const { errores } = await verificar.mutateAsync(sent)
    if (errores.length > 0) {
      const list = errores.map(({ descripcion }) => `• ${descripcion}`)
      throw refused([cotizanteMessages.erroresEncontrados.text, ...list].join('\n'))
    }
    await guardar.mutateAsync({ ...sent, ...(titular ? { version: titular.version } : {}) })
  }
}
