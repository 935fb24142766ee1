import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { problemasDelEntorno } from './secrets.ts'

const key = randomBytes(32).toString('base64')
const own = {
  DEMO: 'off',
  DATA_KEY: key,
  PUBLIC_URL: 'https://panel.isapre.test',
  MAIL_FROM: 'Mesa <mesa@isapre.test>',
}
const s3 = { S3_URL: 'https://s3.test/b', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' }
const oidc = { OIDC_ISSUER: 'https://sso.isapre.test', OIDC_CLIENT_ID: 'alerce', OIDC_CLIENT_SECRET: 'y3'.repeat(20) }
const pagos = { PAGOS_URL: 'https://pagos.test', PAGOS_KEY: 'k', PAGOS_SECRET: `whsec_${key},whsec_${key}` }
const env = (more: Record<string, string>) => readEnv({ ...own, ...more })

describe('outside the demo', () => {
  test.each<[what: string, more: Record<string, string>, problem: RegExp | null]>([
    ['a random key and no client', {}, null],
    ['no key', { DATA_KEY: '' }, /DATA_KEY: fuera de la demo/],
    ['a short key', { DATA_KEY: 'YWJj' }, /32 bytes/],
    ['a key of one byte repeated', { DATA_KEY: Buffer.alloc(32, 7).toString('base64') }, /aleatoria/],
    ['a former key', { DATA_KEY_OTRAS: randomBytes(32).toString('base64') }, null],
    ['a former key that is short', { DATA_KEY_OTRAS: `${key},YWJj` }, /DATA_KEY_OTRAS: cada clave/],
    ['a former key alone', { DATA_KEY: '', DATA_KEY_OTRAS: key }, /van? junto con DATA_KEY/],
    ['the client of the demo', { API_CLIENT_ID: 'x', API_CLIENT_SECRET: 'alerce-demo-secret' }, /es el de la demo/],
    ['a short secret', { API_CLIENT_ID: 'x', API_CLIENT_SECRET: 'corto' }, /al menos 20/],
    ['a secret without its client', { API_CLIENT_SECRET: 'x'.repeat(40) }, /van juntos/],
    ['no public address', { PUBLIC_URL: '' }, /PUBLIC_URL: fuera de la demo/],
    ['a sender of the examples', { MAIL_FROM: 'Alerce <no-responder@alerce.example.cl>' }, /MAIL_FROM: fuera/],
    ['a sender that is no address', { MAIL_FROM: 'noesdireccion' }, /MAIL_FROM: debe ser una dirección/],
    ['a sender that is an address alone', { MAIL_FROM: 'mesa@isapre.test' }, null],
    ['a proxy that is none', { TRUST_PROXY: 'foo' }, /TRUST_PROXY: deben ser/],
    ['a proxy for everybody', { TRUST_PROXY: 'true' }, /TRUST_PROXY: deben ser/],
    ['a net without an end', { TRUST_PROXY: '10.0.0.5,10.0.0.0/33' }, /TRUST_PROXY: deben ser/],
    ['proxies', { TRUST_PROXY: 'loopback, 10.0.0.5,10.0.0.0/24,fd00::/8' }, null],
    ['a mail server without its kind', { SMTP_URL: 'correo.isapre.test:25' }, /SMTP_URL: debe ser como/],
    ['a mail server without a name', { SMTP_URL: 'smtp:' }, /SMTP_URL: debe ser como/],
    ['a mail server', { SMTP_URL: 'smtps://u:c@correo.isapre.test' }, null],
    ['an authority of stamps that is no address', { TSA_URL: 'tsa.example.cl' }, /TSA_URL: debe ser/],
    ['an authority of stamps', { TSA_URL: 'http://u:c@tsa.example.cl/ts' }, null],
    ['a mailbox for bounces without a domain', { MAIL_BOUNCES: 'rebotes' }, /MAIL_BOUNCES: debe ser una casilla/],
    ['a mailbox with no room for its mark', { MAIL_BOUNCES: 'correos-devueltos@isapre.cl' }, /hasta 15 letras/],
    ['a mailbox for bounces', { MAIL_BOUNCES: 'rebotes@correo.isapre.cl' }, null],
    ['two sources of the UF', { UF_CMF_KEY: 'k', UF_URL: 'https://uf.isapre.cl/uf.json' }, /UF_URL: use una/],
    ['a provider of payments without its key', { PAGOS_URL: 'https://pagos.test' }, /PAGOS_URL, PAGOS_KEY y/],
    ['a provider of payments over http', { ...pagos, PAGOS_URL: 'http://127.0.0.1:9' }, /PAGOS_URL: debe/],
    ['a short secret of its notices', { ...pagos, PAGOS_SECRET: 'whsec_YWJj' }, /PAGOS_SECRET: cada/],
    ['a provider of payments', pagos, null],
    ['a source of the UF that is no address', { UF_URL: 'uf.isapre.cl' }, /UF_URL: debe ser/],
    ['a source of the UF', { UF_CMF_KEY: 'k' }, null],
    ['an address for LISTEN alone', { DATABASE_LISTEN_URL: 'postgres://h/d' }, /va junto con DATABASE_URL/],
    ['an address for LISTEN', { DATABASE_URL: 'postgres://p/d', DATABASE_LISTEN_URL: 'postgres://h/d' }, null],
    [
      'a replica of the embedded database',
      { DATABASE_REPLICA_URL: 'postgres://r/d' },
      /REPLICA_URL: va junto con DATA/,
    ],
    ['a replica', { DATABASE_URL: 'postgres://h/d', DATABASE_REPLICA_URL: 'postgres://r/d' }, null],
    ['workers on the embedded database', { WORKERS: '2' }, /WORKERS: la base embebida/],
    ['workers without connections for each', { WORKERS: '6', DATABASE_URL: 'postgres://h/d' }, /DB_POOL es 12 o más/],
    ['workers', { WORKERS: '5', DATABASE_URL: 'postgres://h/d' }, null],
    [
      'a bucket without its key',
      { S3_URL: 'https://s3.test/b', S3_ACCESS_KEY_ID: 'x' },
      /S3_URL, S3_ACCESS.* van juntos/,
    ],
    ['keys without a bucket', { S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' }, /van juntos/],
    ['a bucket that is no address', { ...s3, S3_URL: 's3.test/b' }, /S3_URL: debe ser la dirección con el bucket/],
    [
      'a bucket without https',
      { ...s3, S3_URL: 'http://s3.test/b' },
      /S3_URL: fuera de la demo debe comenzar con https/,
    ],
    ['a bucket of this machine', { ...s3, S3_URL: 'http://127.0.0.1:9000/b' }, null],
    ['a bucket', s3, null],
    ['a bucket only to read, without one', { S3_SOLO_LEER: 'si' }, /S3_SOLO_LEER: va junto con S3_URL/],
    ['an antivirus without its port', { CLAMD_URL: 'tcp://127.0.0.1' }, /CLAMD_URL: debe ser como tcp/],
    ['an antivirus at a path of no kind', { CLAMD_URL: '/run/clamd.ctl' }, /CLAMD_URL: debe ser como/],
    ['an antivirus at a socket', { CLAMD_URL: 'unix:/run/clamav/clamd.ctl' }, null],
    ['an antivirus at an address', { CLAMD_URL: 'tcp://[::1]:3310' }, null],
    ['an address without https', { PUBLIC_URL: 'http://panel.example.cl' }, /debe comenzar con https/],
    ['an address that is none', { PUBLIC_URL: 'panel' }, /no es una dirección/],
    ['an open door with https', { HOST: '0.0.0.0', PUBLIC_URL: 'https://panel.example.cl' }, null],
    ['this machine alone', { PUBLIC_URL: 'http://localhost:3000' }, null],
    ["all of the company's account", oidc, null],
    ['an issuer without its client', { OIDC_ISSUER: 'https://sso.isapre.test' }, /van juntos/],
    ['roles without an issuer', { OIDC_ROLES: 'Ventas=asesor' }, /OIDC_ROLES: va junto con OIDC_ISSUER/],
    ['no passwords, and no issuer', { OIDC_ONLY: 'si' }, /OIDC_ONLY: va junto con OIDC_ISSUER/],
    ['an issuer without https', { ...oidc, OIDC_ISSUER: 'http://sso.isapre.test' }, /OIDC_ISSUER: debe ser/],
    ['a role that is none', { ...oidc, OIDC_ROLES: 'Ventas=asesor,Jefes=jefe' }, /OIDC_ROLES: «Jefes=jefe»/],
    ['a group without a role', { ...oidc, OIDC_ROLES: 'Ventas' }, /OIDC_ROLES: «Ventas» no es grupo=rol/],
    ['scopes without openid', { ...oidc, OIDC_SCOPE: 'email' }, /OIDC_SCOPE: debe incluir openid/],
    ['an account for emergencies alone', { ...oidc, OIDC_BREAK_GLASS: 'admin' }, /va junto con OIDC_ONLY/],
    ['a client with a long secret', { API_CLIENT_ID: 'x', API_CLIENT_SECRET: 'y3'.repeat(20) }, null],
  ])('%s', (_what, more, problem) => {
    const problems = problemasDelEntorno(env(more))
    if (problem) expect(problems.join('\n')).toMatch(problem)
    else expect(problems).toEqual([])
  })
})

test('in the demo everything goes that can be read', () => {
  expect(problemasDelEntorno(readEnv({}))).toEqual([])
  const broken = problemasDelEntorno(readEnv({ DATA_KEY: 'YWJj', SMTP_URL: 'x' }))
  expect(broken.map((line) => line.split(':')[0])).toEqual(['DATA_KEY', 'SMTP_URL'])
})

test('a security contact that is no address is refused at the start', () => {
  expect(() => readEnv({ SECURITY_CONTACT: 'yo' })).toThrow('SECURITY_CONTACT: debe ser')
  expect(readEnv({ SECURITY_CONTACT: 'mailto:a@b.cl' }).SECURITY_CONTACT).toBe('mailto:a@b.cl')
})
