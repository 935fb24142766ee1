import { cobroMessages as m } from '@alerce/contract/messages/contrato/cobro'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { claveDeCobro, venceElCobro } from '@alerce/domain/contrato/cobro'
import { ufAl } from '../../base/parametros/read-model.ts'
import type { Cotizacion } from '../../cotizacion/registro/read-model.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { esperaMandato, ultimoMandato } from './open-mandato.ts'
import { type ConsentimientoEnEspera, cobrosDe } from './read-model.ts'
import { insertCobro } from './repository.ts'

/** Keeps a consent until the provider confirms it, as a charge that is opened next. Given twice it is one. */
export async function holdConsentimiento(
  { tx, ahora, hoy }: Context,
  { id: declaracionId, folio }: Declaracion,
  { consentimiento, foto }: Pick<Cotizacion, 'foto'> & { readonly consentimiento: ConsentimientoEnEspera },
): Promise<void> {
  const ultimo = await ultimoMandato(tx, declaracionId)
  if (esperaMandato(ultimo, ahora) && ultimo.consentimiento?.version === consentimiento.version) return
  const { valor } = (await ufAl(tx, hoy)) ?? refuse(m.abrirFailed)
  const suyos = (await cobrosDe(tx, declaracionId)).filter(({ clase }) => clase === 'mandato')
  await insertCobro(tx, {
    declaracionId,
    clase: 'mandato',
    empleadorId: null,
    clave: claveDeCobro(`M-${folio}`, suyos.length + 1),
    montoUF: foto.pagarUF,
    pesos: pesosDe(foto.pagarUF, valor),
    estado: 'porAbrir',
    creado: ahora,
    vence: venceElCobro(ahora),
    identidad: null,
    direccion: null,
    consultar: null,
    consentimiento,
  })
}
