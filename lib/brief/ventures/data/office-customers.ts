/** Software for the office: customers, words and code: what the figures need; the keys are those of `../venture.ts`. */
export const OFFICE_CUSTOMERS = `
support-assistant | firms
kinds: saas usage

phone-receptionist | firms
kinds: saas usage services

email-marketing | firms
kinds: saas

social-scheduling | firms
kinds: saas services

content-writing | firms
kinds: saas services usage

review-collecting | firms
kinds: saas

translation-tool | firms
kinds: saas usage

voice-api | firms
kinds: usage saas

analytics-dashboard | firms
kinds: saas

code-and-test-tool | firms
kinds: saas usage

error-monitoring | firms
kinds: saas usage

accessibility-check | firms
kinds: saas services

trades-website | firms
kinds: saas services

sales-outreach | firms
kinds: saas usage
`;
