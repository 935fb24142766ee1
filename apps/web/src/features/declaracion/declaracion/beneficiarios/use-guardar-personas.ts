import { revisaDocumentos } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { ApiRefusal } from '../../../../lib/api/errors.ts'
import { useGuardarBeneficiarios } from '../queries.ts'
import { type BeneficiariosDsForm, esTitular, type PersonaDeDS, toSent } from './beneficiario-form.ts'

const refused = (descripcion: string) => new ApiRefusal({ status: 400, codigo: 'beneficiarios_ds', descripcion })

/** What the server found wrong with the group, each once. */
export function listaDeErrores({ errores }: ApiRefusal): string {
  const list = new Set(errores.map(({ mensaje }) => `• ${mensaje}`))
  return [cotizanteMessages.erroresEncontrados.text, ...list].join('\n')
}

const document = ({ tipoDocumento, rutBeneficiario, pasaporte }: BeneficiariosDsForm['beneficiario'][number]) =>
  tipoDocumento === 'P' ? { rut: null, pasaporte } : { rut: rutBeneficiario, pasaporte: null }

/** The cross-checks, then the save, which verifies the group; what is wrong is thrown with its text (spec 2 §5). */
export function useGuardarPersonas({ identificador }: Declaracion, personas: readonly PersonaDeDS[]) {
  const guardar = useGuardarBeneficiarios()
  const titular = personas.find(esTitular)
  // each row says the version of the declaration, which has its holder always
  const version = titular?.version ?? 0
  return async ({ beneficiario: beneficiarios }: BeneficiariosDsForm): Promise<void> => {
    const holder = { rut: titular?.rutBeneficiario ?? null, pasaporte: titular?.pasaporte ?? null }
    const problems = revisaDocumentos(holder, beneficiarios.map(document))
    if (problems.length > 0) throw refused(problems.join('\n'))
    await guardar.mutateAsync({ identificador, beneficiario: beneficiarios.map(toSent), version })
  }
}
