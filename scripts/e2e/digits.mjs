// The digits that a challenge of the shop in DATA_DIR asks for: what a shopper would read off its picture.
import { openChallenge } from '#lib/backend/captcha/challenge-token.ts'

process.stdout.write(openChallenge(process.argv[2] ?? '')?.digits ?? '')
