import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { problemasDeSecretos } from './secrets.ts'

const key = randomBytes(32).toString('base64')
const env = (more: Record<string, string>) => readEnv({ DEMO: 'off', DATA_KEY: key, ...more })

describe('outside the demo', () => {
  test.each<[what: string, more: Record<string, string>, problem: RegExp | null]>([
    ['a random key and no client', {}, null],
    ['no key', { DATA_KEY: '' }, /DATA_KEY: fuera de la demo/],
    ['a short key', { DATA_KEY: 'YWJj' }, /32 bytes/],
    ['a key of one byte repeated', { DATA_KEY: Buffer.alloc(32, 7).toString('base64') }, /aleatoria/],
    ['the client of the demo', { API_CLIENT_ID: 'x', API_CLIENT_SECRET: 'alerce-demo-secret' }, /es el de la demo/],
    ['a short secret', { API_CLIENT_ID: 'x', API_CLIENT_SECRET: 'corto' }, /al menos 20/],
    ['a secret without its client', { API_CLIENT_SECRET: 'x'.repeat(40) }, /van juntos/],
    ['an open door without an address', { HOST: '0.0.0.0' }, /PUBLIC_URL: con HOST abierto/],
    ['an address without https', { PUBLIC_URL: 'http://panel.example.cl' }, /debe comenzar con https/],
    ['no address', { PUBLIC_URL: 'panel' }, /no es una dirección/],
    ['an open door with https', { HOST: '0.0.0.0', PUBLIC_URL: 'https://panel.example.cl' }, null],
    ['this machine alone', { PUBLIC_URL: 'http://localhost:3000' }, null],
    ['a client with a long secret', { API_CLIENT_ID: 'x', API_CLIENT_SECRET: 'y3'.repeat(20) }, null],
  ])('%s', (_what, more, problem) => {
    const problems = problemasDeSecretos(env(more))
    if (problem) expect(problems.join('\n')).toMatch(problem)
    else expect(problems).toEqual([])
  })
})

test('in the demo everything goes', () => {
  expect(problemasDeSecretos(readEnv({}))).toEqual([])
})
